import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect } from '@playwright/test'

const folder = join(process.env['E2E_DATA_DIR'] ?? '', 'outbox')

const decode = (text: string) => text.replace(/=\r?\n/g, '').replaceAll('=3D', '=')

function linksTo(address: string, page: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((name) => name.endsWith('.eml'))
    .sort()
    .map((name) => decode(readFileSync(join(folder, name), 'utf8')))
    .filter((mail) => mail.includes(`To: ${address}`))
    .flatMap((mail) => new RegExp(`^http\\S+${page}\\?token=\\S+`, 'm').exec(mail)?.[0] ?? [])
}

export async function pathInMail(address: string, page: string): Promise<string> {
  await expect.poll(() => linksTo(address, page).length, { timeout: 20_000 }).toBeGreaterThan(0)
  const { pathname, search } = new URL(linksTo(address, page).at(-1) ?? '')
  return pathname + search
}
