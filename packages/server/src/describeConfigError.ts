import { formMessage, PASSWORD_SPECIALS } from '@kathasagar/api/contract'

/** For terminals, which show no list of allowed special characters. */
export const describeConfigError = (fault: string): string =>
  fault === 'passwordWeak'
    ? `${formMessage(fault)} (one of ${PASSWORD_SPECIALS})`
    : formMessage(fault)
