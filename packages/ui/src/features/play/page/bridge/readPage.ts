import type { PageMessage } from '../pageMessages.ts'

type Shown = Extract<PageMessage, { said: 'shown' }>['shown']

const PASSAGES = [
  '#passages .passage:not(.passage-out)',
  'tw-passage',
  '#page > article',
  '#page article',
  '#passage',
  'tw-story',
  '#main',
] as const

const LINKS =
  'a, button, tw-link, [role="link"], [role="button"], [data-passage], .enchantment-link'
/** Selector for the back and forward buttons of Harlowe and SugarCube, which act like links. */
const ARROWS = 'tw-sidebar tw-icon, #history-backward, #history-forward'
const CLOSED = ':disabled, [aria-disabled="true"], [href^="http"], [href^="mailto"], .passage'
const FIELDS = 'input:not([type="button"], [type="submit"]), select, textarea'

const LIMITS = { links: 40, words: 300, title: 80, text: 20_000, fields: 20, field: 200 } as const

/** Shortens a text. Never splits a surrogate pair, which the server would reject. */
const truncate = (text: string, most: number): string =>
  text
    .slice(0, most)
    .replace(/[\uD800-\uDBFF]$/, '')
    .toWellFormed()

const oneLine = (text: string) => text.replace(/\s+/gu, ' ').trim()

function passage(): HTMLElement {
  for (const selector of PASSAGES) {
    const found = [...document.querySelectorAll<HTMLElement>(selector)].at(-1)
    if (found) return found
  }
  return document.body
}

export const wordsOf = (link: HTMLElement): string =>
  truncate(
    oneLine(
      link.innerText ||
        link.getAttribute('aria-label') ||
        link.querySelector('img')?.alt ||
        link.title ||
        link.dataset['passage'] ||
        '',
    ),
    LIMITS.words,
  )

const isOpen = (link: HTMLElement) =>
  link.getClientRects().length > 0 &&
  getComputedStyle(link).visibility !== 'hidden' &&
  !link.matches(CLOSED) &&
  link.querySelector(LINKS) === null &&
  wordsOf(link) !== ''

export const linksIn = (): HTMLElement[] => {
  const arrows = [...document.querySelectorAll<HTMLElement>(ARROWS)].filter(isOpen)
  const links = [...passage().querySelectorAll<HTMLElement>(LINKS)]
    .filter((link) => isOpen(link) && !arrows.includes(link))
    .slice(0, LIMITS.links - arrows.length)
  return [...links, ...arrows]
}

export const linkOf = (links: readonly HTMLElement[], target: EventTarget | null): number =>
  links.findIndex((link) => target instanceof Node && link.contains(target))

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement
const fields = () => [...passage().querySelectorAll<Field>(FIELDS)].slice(0, LIMITS.fields)
const isTicked = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')

export const fieldsOf = (): string[] =>
  fields().map((field) =>
    truncate(isTicked(field) ? (field.checked ? 'on' : '') : field.value, LIMITS.field),
  )

export function fill(words: readonly string[]): void {
  for (const [at, field] of fields().entries()) {
    const wanted = words[at] ?? ''
    if (isTicked(field)) {
      if (field.checked !== (wanted === 'on')) field.click()
    } else if (field.value !== wanted) {
      field.value = wanted
      for (const kind of ['input', 'change']) {
        field.dispatchEvent(new Event(kind, { bubbles: true }))
      }
    }
  }
}

function nameOf(shown: HTMLElement): string {
  const { passage: current } = window as { passage?: { name?: unknown } }
  const named = shown.dataset['passage'] ?? current?.name
  return typeof named === 'string' ? named : ''
}

const isOnlyLinks = (line: string, links: readonly string[]) =>
  line.trim() !== '' && links.reduce((left, words) => left.replace(words, ''), line).trim() === ''

export function shownNow(): Shown {
  const root = passage()
  const links = linksIn().map(wordsOf)
  const lines = root.innerText.split('\n').filter((line) => !isOnlyLinks(oneLine(line), links))
  const text = truncate(lines.join('\n').trim(), LIMITS.text)
  const title = truncate(oneLine(nameOf(root) || text.split('\n')[0] || ''), LIMITS.title)
  return { title, text, links }
}
