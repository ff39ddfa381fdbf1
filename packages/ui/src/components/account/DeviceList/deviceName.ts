import { fill } from '../../../format/fill.ts'
import type { SettingsMessages } from '../../../messages/en.ts'

/** Each is looked for in this order: an Edge calls itself a Chrome too, and a Chrome a Safari. */
const BROWSERS = [
  ['Edge', /\bEdgA?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /SamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|CriOS)\//],
  ['Safari', /\bSafari\//],
] as const

const SYSTEMS = [
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Android', /Android/],
  ['Windows', /Windows/],
  ['macOS', /Mac OS X|Macintosh/],
  ['ChromeOS', /CrOS/],
  ['Linux', /Linux|X11/],
] as const

const nameIn = (userAgent: string, known: readonly (readonly [string, RegExp])[]) =>
  known.find(([, mark]) => mark.test(userAgent))?.[0]

const LONGEST = 40

/** What a browser calls itself, in words that its owner knows: Chrome on Linux. */
export function deviceName(
  userAgent: string | null,
  messages: Pick<SettingsMessages['settings']['devices'], 'unknown' | 'on'>,
): string {
  if (!userAgent) return messages.unknown
  const browser = nameIn(userAgent, BROWSERS)
  const system = nameIn(userAgent, SYSTEMS)
  if (browser && system) return fill(messages.on, { browser, system })
  return browser ?? system ?? userAgent.slice(0, LONGEST)
}
