//
//  Analytics.swift
//  Pantry
//
//  Created by Mara Lind on 14.05.2021.
//

enum Analytics {
    static func start() {
        Journal.note("analytics started")
    }
}
