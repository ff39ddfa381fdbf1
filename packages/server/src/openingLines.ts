import { resolve } from 'node:path'

import type { Config } from './configShape.ts'
import type { NewAdmin } from './modules/account/index.ts'

/** A generated password is shown only here. */
function adminLine(admin: NewAdmin | null): string {
  if (admin === null)
    return 'Administrator: as before; npm run admin -- reset-password sets a new password'
  const { username, password } = admin
  return password === null
    ? `Administrator: ${username}, with the password of ADMIN_PASSWORD`
    : `Administrator: ${username}, with the password, shown only now: ${password}`
}

/** Names the outbox if there is no mail server. */
function dataLine({ databaseUrl, dataDir, mail }: Config): string {
  const folder = resolve(dataDir)
  const outbox = mail.smtpUrl === null ? `; without SMTP_URL mail lies in its outbox` : ''
  return databaseUrl === null
    ? `Data: all in ${folder}${outbox}`
    : `Data: in the PostgreSQL database of DATABASE_URL, the rest in ${folder}${outbox}`
}

export const openingLines = (
  config: Config,
  { address, admin }: { address: string; admin: NewAdmin | null },
): string[] => [
  `Kathasagar is open at ${config.publicUrl ?? address}`,
  adminLine(admin),
  dataLine(config),
  'To stop: Ctrl+C, or SIGTERM; turns end first, and all is kept',
  'Next: open the address, choose a story and press PLAY; README.md says what else there is',
]
