import { createHmac, randomInt } from 'node:crypto'

import type { Ports } from '../ports.ts'
import type { Repositories } from '../repositories.ts'

const COUNT = 10
const LENGTH = 10
/** Without letters and digits that look alike. */
const SIGNS = 'abcdefghjkmnpqrstuvwxyz23456789'

/** What the database keeps of a recovery code: it is short enough that its hash needs a secret. */
function recoveryHash(secret: string, userId: string, code: string) {
  const plain = code.toLowerCase().replaceAll(/[\s-]/g, '')
  return createHmac('sha256', secret).update(`recovery:${userId}:${plain}`).digest('hex')
}

/** As a code lies in the database, by whichever secret it was kept with. */
export const recoveryHashes = (
  { secrets }: Pick<Ports, 'secrets'>,
  userId: string,
  code: string,
): string[] => secrets.all().map((secret) => recoveryHash(secret, userId, code))

function newCode(): string {
  const signs = Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('')
  return `${signs.slice(0, LENGTH / 2)}-${signs.slice(LENGTH / 2)}`
}

/** Ten new recovery codes in place of those from before; only their hashes are kept. */
export async function makeRecoveryCodes(
  ports: Pick<Ports, 'secrets'>,
  { secondFactors }: Pick<Repositories, 'secondFactors'>,
  userId: string,
): Promise<string[]> {
  const codes = Array.from({ length: COUNT }, newCode)
  const hashes = codes.map((code) => recoveryHash(ports.secrets.current(), userId, code))
  await secondFactors.replaceRecoveryCodes(userId, hashes)
  return codes
}
