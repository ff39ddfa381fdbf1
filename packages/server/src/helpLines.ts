import { HelpLine } from '@kathasagar/api/contract'
import * as z from 'zod/mini'

/** By ISO country code. `international` lines are shown in every country. */
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
/** Shipped lines have a `message_id` for translation. */
export type HelpLines = Readonly<Record<string, readonly HelpLine[]>>

export const DEFAULT_COUNTRY = 'IN'

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

/** Returns the help lines in a JSON file, or a sentence about the problem. */
export function readHelpLines(text: string): { lines: HelpLines } | { problem: string } {
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

export const linesOf = (lines: HelpLines, country: string): HelpLine[] => [
  ...(lines[country] ?? []),
  ...(lines.international ?? []),
]
