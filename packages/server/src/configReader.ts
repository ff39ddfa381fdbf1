import { webAddress } from '@kathasagar/story/webAddress'
import { readFileSync } from 'node:fs'
import { isIP } from 'node:net'

import { Email, NewPassword, type HelpLine } from '@kathasagar/api/contract'
import ipaddr from 'ipaddr.js'

import { isEasyToGuess } from './domain/passwords.ts'
import { describeConfigError } from './describeConfigError.ts'
import { DEFAULT_COUNTRY, DEFAULT_HELP_LINES, linesOf, readHelpLines } from './helpLines.ts'
import { unknownSettings } from './unknownSettings.ts'
import { readModelsFile, type ModelsConfig } from './providers/models/readModelsFile.ts'

type Environment = Readonly<Record<string, string | undefined>>

/** Returns true for an IP address or a CIDR block. A prefix of 0 bits is rejected. */
const isNet = (value: string) =>
  isIP(value) !== 0 || (ipaddr.isValidCIDR(value) && ipaddr.parseCIDR(value)[1] > 0)

const asUrl = (value: string) => (URL.canParse(value) ? new URL(value) : null)

/** Reads settings and collects problems. Never quotes secrets. */
export class Reader {
  readonly problems: string[]
  readonly #env: Environment

  constructor(env: Environment) {
    this.#env = env
    this.problems = unknownSettings(env)
  }

  text(name: string): string | null {
    const value = this.#env[name]?.trim()
    return value === undefined || value === '' ? null : value
  }

  integer(name: string, { fallback, min, max }: { fallback: number; min: number; max: number }) {
    const value = this.text(name)
    if (value === null) return fallback
    const number = /^\d+$/.test(value) ? Number(value) : Number.NaN
    if (number >= min && number <= max) return number
    this.#complain(name, `must be a whole number from ${min} to ${max}, not "${value}"`)
    return fallback
  }

  factor(name: string, { fallback, max }: { fallback: number; max: number }) {
    const value = this.text(name)
    if (value === null) return fallback
    const number = Number(value)
    if (number > 0 && number <= max) return number
    this.#complain(name, `must be a number above 0 and at most ${max}, not "${value}"`)
    return fallback
  }

  word<const W extends string>(name: string, words: readonly W[]): W | null {
    const value = this.text(name)
    if (value === null) return null
    const word = words.find((known) => known === value.toLowerCase())
    if (word === undefined) {
      this.#complain(name, `must be one of ${words.join(', ')}, not "${value}"`)
    }
    return word ?? null
  }

  /** Never quotes the value, because it may contain a password. */
  address(name: string, protocols: readonly string[]): string | null {
    const value = this.text(name)
    if (value === null) return null
    if (protocols.includes(asUrl(value)?.protocol ?? '')) return value.replace(/(?<!\/)\/+$/, '')
    const starts = protocols.map((protocol) => `${protocol}//`).join(' or ')
    this.#complain(
      name,
      `must be an address that begins with ${starts}; in its password / # ? and % are written as %2F, %23, %3F and %25`,
    )
    return null
  }

  /** Both settings are required if one is set. */
  textBeside(name: string, other: string): string | null {
    const value = this.text(name)
    const hasOther = this.text(other) !== null
    if (value === null && hasOther) this.#complain(other, `needs ${name}`)
    if (value !== null && !hasOther) this.#complain(name, `needs ${other}`)
    return value
  }

  addressBeside(name: string, { needs }: { needs: string }, protocols: readonly string[]) {
    const address = this.address(name, protocols)
    if (address !== null && this.text(needs) === null) this.#complain(name, `needs ${needs}`)
    return address
  }

  /** Parses the address like a browser. */
  webAddress(name: string): string | null {
    const value = this.text(name)
    if (value === null) return null
    const address = webAddress(value)
    if (address !== null) return address.replace(/(?<!\/)\/+$/, '')
    this.#complain(name, 'must be an address that begins with https:// or http://')
    return null
  }

  /** Returns a CSP `frame-ancestors` value: `*`, `'none'`, or origins separated by spaces. */
  ancestors(name: string): string | null {
    const value = this.text(name)
    if (value === null || value === '*' || value === "'none'") return value
    const origins = value.split(/\s+/)
    if (origins.every((origin) => asUrl(origin)?.origin === origin)) return origins.join(' ')
    this.#complain(name, "must be *, 'none', or origins like https://example.org")
    return null
  }

  secret(name: string, minLength: number): string | null {
    const value = this.text(name)
    if (value === null || value.length >= minLength) return value
    this.#complain(name, `must have at least ${minLength} characters`)
    return null
  }

  /** Rejects spaces, because the secret is sent in a header. */
  token(name: string, minLength: number): string | null {
    const value = this.secret(name, minLength)
    if (value === null || !/\s/.test(value)) return value
    this.#complain(name, 'must have no spaces')
    return null
  }

  secretBeside(name: string, needs: string, minLength: number): string | null {
    const value = this.secret(name, minLength)
    if (value !== null && this.text(needs) === null) this.#complain(name, `needs ${needs}`)
    return value
  }

  email(name: string): string | null {
    const value = this.text(name)
    if (value === null || Email.safeParse(value).success) return value
    this.#complain(name, 'must be an e-mail address')
    return null
  }

  /** Accepts an e-mail address or `Name <address>`. */
  sender(name: string): string | null {
    const value = this.text(name)
    const address = /^[^<>\r\n]*<([^<>]+)>$/.exec(value ?? '')?.[1] ?? value
    if (value === null || Email.safeParse(address).success) return value
    this.#complain(name, 'must be an e-mail address, or a name and an address in <>')
    return null
  }

  /** Returns the password or the reason why it cannot be used, without adding a problem. */
  password(name: string, ownNames: readonly string[]) {
    const value = this.#env[name] ?? ''
    if (value === '') return { password: null, fault: null }
    const { success, error } = NewPassword.safeParse(value)
    if (success && !isEasyToGuess(value, ownNames)) return { password: value, fault: null }
    const fault = success ? 'passwordCommon' : (error.issues[0]?.message ?? '')
    return { password: null, fault: `${name} cannot be used. ${describeConfigError(fault)}` }
  }

  /** Accepts addresses and CIDR blocks. Rejects blocks that match every address. */
  nets(name: string): string[] {
    const listed = (this.text(name) ?? '').split(/[\s,]+/).filter(Boolean)
    const wrong = listed.filter((net) => !isNet(net))
    if (wrong.length === 0) return listed
    this.#complain(name, `must list addresses and nets like 10.0.0.0/8, not "${wrong.join(', ')}"`)
    return []
  }

  /** `[{"label": "...", "url": "https://..."}]` */
  links(name: string): { label: string; url: string }[] {
    const value = this.text(name)
    if (value === null) return []
    const links = parseLinks(value)
    if (links === null) {
      this.#complain(name, 'must be a JSON list like [{"label":"Forum","url":"https://..."}]')
    }
    return links ?? []
  }

  models(name: string): ModelsConfig | null {
    const path = this.text(name)
    if (path === null) return null
    const text = contentOf(path)
    if (text === null) {
      this.#complain(name, `names ${path}, which cannot be read`)
      return null
    }
    const read = readModelsFile(text, this.#env)
    if (!('problems' in read)) return read
    for (const problem of read.problems) this.#complain(name, `(${path}): ${problem}`)
    return null
  }

  /** Returns the help lines of the country from the file, or the default ones. */
  helpLines(file: string, country: string): HelpLine[] {
    const path = this.text(file)
    const text = path === null ? null : contentOf(path)
    if (path !== null && text === null) this.#complain(file, `names ${path}, which cannot be read`)
    const read = text === null ? { lines: DEFAULT_HELP_LINES } : readHelpLines(text)
    if ('problem' in read) {
      this.#complain(file, `(${path}) ${read.problem}`)
      return []
    }
    const lines = linesOf(read.lines, (this.text(country) ?? DEFAULT_COUNTRY).toUpperCase())
    if (lines.length === 0) this.#complain(country, 'names a country that has no help lines')
    return lines
  }

  #complain(name: string, what: string) {
    this.problems.push(`${name} ${what}`)
  }
}

function contentOf(path: string): string | null {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return null
  }
}

function parseLinks(value: string): { label: string; url: string }[] | null {
  const isLink = (item: unknown): item is { label: string; url: string } =>
    typeof item === 'object' &&
    item !== null &&
    'label' in item &&
    typeof item.label === 'string' &&
    'url' in item &&
    typeof item.url === 'string' &&
    webAddress(item.url) !== null
  try {
    const parsed: unknown = JSON.parse(value)
    if (!Array.isArray(parsed) || !parsed.every(isLink)) return null
    return parsed.map(({ label, url }) => ({ label, url }))
  } catch {
    return null
  }
}
