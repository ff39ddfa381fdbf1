import { formMessage } from '@kathasagar/api/contract'
import { PASSWORD_SPECIALS } from '@kathasagar/api/contract/vocabulary'

/**
 * Returns the error sentence for a terminal, where no list of allowed special characters is
 * visible.
 */
export const faultInFull = (fault: string): string =>
  fault === 'passwordWeak'
    ? `${formMessage(fault)} (one of ${PASSWORD_SPECIALS})`
    : formMessage(fault)
