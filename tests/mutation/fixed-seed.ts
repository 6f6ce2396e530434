import fc from 'fast-check'

/** The same values for each mutant and each run; the first failure is enough, and is not shrunk. */
fc.configureGlobal({ seed: 2027, endOnFailure: true })
