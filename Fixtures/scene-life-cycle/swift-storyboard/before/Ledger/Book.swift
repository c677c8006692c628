//
//  Book.swift
//  Ledger
//
//  Created by Tom Birke on 03/02/2019.
//  Copyright © 2019 Birke Software. All rights reserved.
//

/// Where entries are kept.
enum Book {
    static func open() {
        Journal.note("book opened")
    }
}
