import * as v from 'valibot'

import { storedValue } from './stored-value.ts'

/** Ids of the coaches who have handed on the link to their page on this device. */
export const linkShared = storedValue<readonly string[]>('link-shared', v.array(v.string()), [])
