import { formMessage } from '@kathasagar/api/contract'
import { PASSWORD_SPECIALS } from '@kathasagar/api/contract/vocabulary'

/** For terminals, which show no list of allowed special characters. */
export const describeConfigError = (fault: string): string =>
  fault === 'passwordWeak'
    ? `${formMessage(fault)} (one of ${PASSWORD_SPECIALS})`
    : formMessage(fault)
