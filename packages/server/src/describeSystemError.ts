import { formMessage, PASSWORD_SPECIALS } from '@kathasagar/api/contract'

/** Returns the message of an invalid setting, with the allowed special characters. */
export const describeConfigError = (fault: string): string =>
  fault === 'passwordWeak'
    ? `${formMessage(fault)} (one of ${PASSWORD_SPECIALS})`
    : formMessage(fault)

const BY_SQLSTATE: Readonly<Record<string, string>> = {
  '3D000':
    'PostgreSQL has no database of the name in DATABASE_URL. Create it (createdb), or mend the name.',
  '28000': 'PostgreSQL does not let in the role of DATABASE_URL. Create it, or mend the name.',
  '28P01': 'PostgreSQL refuses the role or the password in DATABASE_URL. Correct them.',
  '42501':
    'The role in DATABASE_URL may not do what is needed. Make it the owner of the database, or grant it that. To restore a backup, a superuser says once: grant set on parameter session_replication_role to the_role.',
  '25006':
    'PostgreSQL takes no writes: it is a replica, or set to read only. Name the primary in DATABASE_URL.',
  '53100': 'The database has no room on its disk. Make room, and try again.',
  '58030': 'The database cannot read or write its files. Look at its disk, and try again.',
}

const BY_CODE: Readonly<Record<string, string>> = {
  EADDRINUSE: 'The port is in use by another program. Set PORT to another.',
  EADDRNOTAVAIL: 'HOST is no address of this machine. Mend it, or leave it out.',
  ENOTFOUND: 'HOST, or a host of another setting, has no address. Mend its name.',
  ENOSPC: 'The disk is full. Make room, and try again.',
  EROFS: 'The disk takes no writes. Name another directory in DATA_DIR.',
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

export const unforeseen = (error: Error): string =>
  `${error.stack ?? error.message}\nThis was not foreseen. Try again; where it comes again, report it with the lines above.`
