final class WorkQueue {
    private var jobs: [() -> Void] = []

    func add(_ job: @escaping () -> Void) {
        jobs.append(job)
    }
}
