import { webAddress } from '@kathasagar/story/webAddress'
import { readFileSync } from 'node:fs'
import { isIP } from 'node:net'

import { Email, NewPassword, HelpLine } from '@kathasagar/api/contract'
import ipaddr from 'ipaddr.js'

import { isEasyToGuess } from './domain/passwords.ts'
import { describeConfigError } from './describeSystemError.ts'
import { readModelsFile, type ModelsConfig } from './providers/models/readModelsFile.ts'
import * as z from 'zod/mini'
import { editDistance } from '@kathasagar/story'

/** Names of all settings. `.env.example` describes them. */
export const SETTINGS: readonly string[] = [
  'ADMIN_EMAIL',
  'ADMIN_PASSWORD',
  'AUDIT_KEPT_DAYS',
  'BACKUP_MINUTES',
  'COMMUNITY_URL',
  'DATABASE_DIRECT_URL',
  'DATABASE_READ_URL',
  'DATABASE_URL',
  'DATA_DIR',
  'DRAIN_SECONDS',
  'EMBED_ANCESTORS',
  'GOOGLE_CLIENT_ID',
  'GOOGLE_KEYS_URL',
  'GUEST_PLAY',
  'GUIDE_URL',
  'HELP_COUNTRY',
  'HELP_LINES_FILE',
  'HOST',
  'LOCAL_MODEL',
  'LOCAL_MODEL_IDLE_MINUTES',
  'LOG_FORMAT',
  'LOG_LEVEL',
  'MAIL_FROM',
  'METRICS_TOKEN',
  'MODELS_DAILY_CREDITS',
  'FIND_LOCAL_MODELS',
  'MODELS_FILE',
  'OTEL_EXPORTER_OTLP_ENDPOINT',
  'PORT',
  'PUBLIC_URL',
  'RATE_LIMIT_FACTOR',
  'REQUIRE_2FA',
  'REQUIRE_VERIFIED_AUTHORS',
  'REVIEW_MODE',
  'SMTP_URL',
  'SOCIAL_LINKS',
  'TOKEN_SECRET',
  'TOKEN_SECRET_PREVIOUS',
  'TRUST_PROXY',
  'UPLOAD_QUOTA_MB',
  'UPLOAD_S3_KEY_ID',
  'UPLOAD_S3_REGION',
  'UPLOAD_S3_SECRET',
  'UPLOAD_S3_URL',
  'WAITLIST_URL',
]

/** Prefixes of settings that no other program uses. */
const OWN_PREFIX = /^(?:ADMIN|KATHASAGAR)_/
/** Variables that Kubernetes sets for each service. Their names may resemble our settings. */
const KUBERNETES_SERVICE = /_SERVICE_(?:HOST$|PORT)|_PORT_\d{1,5}_(?:TCP|UDP|SCTP)/
const isOfService = (name: string, value: string) =>
  KUBERNETES_SERVICE.test(name) || (name.endsWith('_PORT') && /^(?:tcp|udp|sctp):\/\//.test(value))
/** Minimum length of a suggested setting. Shorter names also resemble variables of other programs. */
const MIN_LENGTH = 8

function nearest(name: string) {
  const begun = SETTINGS.find((known) => OWN_PREFIX.test(name) && known.startsWith(name))
  if (begun) return { known: begun, far: 0 }
  const all = SETTINGS.map((known) => ({ known, far: editDistance(name, known, 2) }))
  return all.reduce((best, one) => (one.far < best.far ? one : best))
}

const isNear = ({ known, far }: ReturnType<typeof nearest>) =>
  known.length >= MIN_LENGTH && far <= (known.length > MIN_LENGTH + 2 ? 2 : 1)

/** Returns a warning for each variable that looks like an unknown or misspelt setting. */
export function unknownSettings(env: Readonly<Record<string, string | undefined>>): string[] {
  return Object.entries(env).flatMap(([name, value]) => {
    if (SETTINGS.includes(name) || !value || isOfService(name, value)) return []
    const bare = name.toUpperCase().replace(/^KATHASAGAR_/, '')
    if (SETTINGS.includes(bare)) return [`${name} is no setting: did you mean ${bare}?`]
    const near = nearest(name.toUpperCase())
    if (!isNear(near) && !OWN_PREFIX.test(name)) return []
    return [`${name} is no setting${isNear(near) ? `: did you mean ${near.known}?` : ''}`]
  })
}

/** Help lines by ISO country code. Lines under `international` are shown in every country. */
const HelpLines = z.record(
  z.string().check(z.regex(/^(?:[A-Z]{2}|international)$/u)),
  z
    .array(
      z.strictObject({
        name: z.string().check(z.minLength(1), z.maxLength(80)),
        number: z.optional(z.string().check(z.regex(/^\+?[\d][\d ()/-]{1,29}$/u))),
        address: z.optional(z.url({ protocol: /^https?$/u })),
      }),
    )
    .check(z.maxLength(8)),
)
/** Shipped lines also have a `message_id` for translation. */
type HelpLines = Readonly<Record<string, readonly HelpLine[]>>

const DEFAULT_COUNTRY = 'IN'

export const DEFAULT_HELP_LINES: HelpLines = {
  IN: [
    {
      message_id: 'teleManas',
      name: 'Tele-MANAS',
      number: '14416',
      address: 'https://telemanas.mohfw.gov.in',
    },
    { message_id: 'teleManasFree', name: 'Tele-MANAS, toll-free', number: '1-800-891-4416' },
    { message_id: 'childline', name: 'Childline, for children', number: '1098' },
    { message_id: 'emergency', name: 'Emergency', number: '112' },
  ],
  international: [
    { message_id: 'findAHelpline', name: 'Find A Helpline', address: 'https://findahelpline.com' },
    {
      message_id: 'befrienders',
      name: 'Befrienders Worldwide',
      address: 'https://befrienders.org',
    },
  ],
}

function readHelpLines(text: string): { lines: HelpLines } | { problem: string } {
  let given: unknown
  try {
    given = JSON.parse(text)
  } catch {
    return { problem: 'is not JSON' }
  }
  const { success, data, error } = HelpLines.safeParse(given)
  if (!success) {
    const { path = [] } = error.issues[0] ?? {}
    const place = path.length > 0 ? `is wrong at ${path.join('.')}` : 'is wrong'
    return {
      problem: `${place}: it must look like {"IN": [{"name": "...", "number": "...", "address": "https://..."}]}`,
    }
  }
  const bare = Object.values(data)
    .flat()
    .find(({ number, address }) => number === undefined && address === undefined)
  return bare
    ? { problem: `gives "${bare.name}" neither a number nor an address` }
    : { lines: data }
}

const linesOf = (lines: HelpLines, country: string): HelpLine[] => [
  ...(lines[country] ?? []),
  ...(lines.international ?? []),
]

type Environment = Readonly<Record<string, string | undefined>>

/** Returns true for an IP address or a CIDR block. Refuses blocks with a prefix of 0 bits. */
const isNet = (value: string) =>
  isIP(value) !== 0 || (ipaddr.isValidCIDR(value) && ipaddr.parseCIDR(value)[1] > 0)

const asUrl = (value: string) => (URL.canParse(value) ? new URL(value) : null)

/** Reads settings and collects problems. The problems never quote secrets. */
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

  /** Reads a secret. Rejects spaces, because the secret is sent in a header. */
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

  sender(name: string): string | null {
    const value = this.text(name)
    const address = /^[^<>\r\n]*<([^<>]+)>$/.exec(value ?? '')?.[1] ?? value
    if (value === null || Email.safeParse(address).success) return value
    this.#complain(name, 'must be an e-mail address, or a name and an address in <>')
    return null
  }

  password(name: string, ownNames: readonly string[]) {
    const value = this.#env[name] ?? ''
    if (value === '') return { password: null, fault: null }
    const { success, error } = NewPassword.safeParse(value)
    if (success && !isEasyToGuess(value, ownNames)) return { password: value, fault: null }
    const fault = success ? 'passwordCommon' : (error.issues[0]?.message ?? '')
    return { password: null, fault: `${name} cannot be used. ${describeConfigError(fault)}` }
  }

  /** Reads IP addresses and CIDR blocks. Rejects blocks that match every address. */
  nets(name: string): string[] {
    const listed = (this.text(name) ?? '').split(/[\s,]+/).filter(Boolean)
    const wrong = listed.filter((net) => !isNet(net))
    if (wrong.length === 0) return listed
    this.#complain(name, `must list addresses and nets like 10.0.0.0/8, not "${wrong.join(', ')}"`)
    return []
  }

  /** Reads links as JSON: `[{"label": "...", "url": "https://..."}]`. */
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
