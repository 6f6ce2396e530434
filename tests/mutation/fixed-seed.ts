import fc from 'fast-check'

/** Property tests use the same values in each run, and stop at the first failure. */
fc.configureGlobal({ seed: 2027, endOnFailure: true })
