import { formMessage } from '@kathasagar/api/contract'
import { PASSWORD_SPECIALS } from '@kathasagar/api/contract/vocabulary'

/** What is wrong with a value, for a terminal: no list of the signs that count stands beside it. */
export const faultInFull = (fault: string): string =>
  fault === 'passwordWeak'
    ? `${formMessage(fault)} (one of ${PASSWORD_SPECIALS})`
    : formMessage(fault)
