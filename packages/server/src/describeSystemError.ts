import { formMessage, PASSWORD_SPECIALS } from '@kathasagar/api/contract'

/** Returns the message for an invalid setting, including the allowed special characters. */
export const describeConfigError = (fault: string): string =>
  fault === 'passwordWeak'
    ? `${formMessage(fault)} (one of ${PASSWORD_SPECIALS})`
    : formMessage(fault)

const BY_SQLSTATE: Readonly<Record<string, string>> = {
  '3D000':
    'PostgreSQL has no database with the name in DATABASE_URL. Create it (createdb), or correct the name.',
  '28000': 'PostgreSQL rejects the role in DATABASE_URL. Create it, or correct the name.',
  '28P01': 'PostgreSQL refuses the role or the password in DATABASE_URL. Correct them.',
  '42501':
    'The role in DATABASE_URL may not do what is needed. Make it the owner of the database, or grant it that. To restore a backup, a superuser says once: grant set on parameter session_replication_role to the_role.',
  '25006':
    'PostgreSQL rejects writes, because it is a replica or read-only. Set DATABASE_URL to the primary.',
  '53100': 'The disk of the database is full. Free some space, and try again.',
  '58030': 'The database cannot read or write its files. Look at its disk, and try again.',
}

const BY_CODE: Readonly<Record<string, string>> = {
  EADDRINUSE: 'The port is in use by another program. Set PORT to another.',
  EADDRNOTAVAIL: 'HOST is not an address of this machine. Correct or remove it.',
  ENOTFOUND: 'HOST, or a host in another setting, has no address. Correct its name.',
  ENOSPC: 'The disk is full. Free some space, and try again.',
  EROFS: 'The disk is read-only. Set DATA_DIR to another directory.',
}

const codeOf = (error: Error) => ('code' in error ? String(error.code) : '')

export function describeSystemError(error: Error): string | null {
  const code = codeOf(error)
  const known = BY_SQLSTATE[code] ?? BY_CODE[code]
  if (known) return known
  if (code === 'EACCES' || code === 'EPERM')
    return `Not allowed: ${error.message}. Change the permissions.`
  return null
}

export const describeUnexpected = (error: Error): string =>
  `${error.stack ?? error.message}\nThis was not foreseen. Try again; where it comes again, report it with the lines above.`
