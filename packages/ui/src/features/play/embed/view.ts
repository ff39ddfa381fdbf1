import type { HistoryEntry, SessionData } from '@kathasagar/api/contract'
import { truncate } from '@kathasagar/story/truncate'
import { directionOf } from '@kathasagar/story/directionOf'
import { emphasisIn } from '@kathasagar/story/emphasis'

import type { EmbedAction } from './guestPlay.ts'
import type { EmbedState } from './shown.ts'
import type { EmbedWords } from './words.ts'

interface ViewOptions {
  words: EmbedWords
  storyLanguage: string
  onAct: (action: EmbedAction) => void
  onBegin: () => void
}

const paragraphsOf = (text: string | null) => (text ?? '').split(/\n+/).filter(Boolean)

function paragraphOf(text: string): HTMLElement {
  const paragraph = element('p')
  const runs = emphasisIn(text).map(({ words, isEmphasised }) =>
    isEmphasised ? element('em', words) : words,
  )
  paragraph.append(...runs)
  return paragraph
}

function turnOf({ user_input, selected_choice, ai_response }: HistoryEntry): HTMLElement {
  const { plate, portrait, narrative, setup, image_url, prompt } = ai_response
  const section = element('section')
  for (const said of [user_input, selected_choice])
    if (said) section.append(element('p', said, { className: 'said' }))
  const picture = (src: string, alt: string, className = '') =>
    section.append(element('img', '', { src, alt, className }))
  if (plate) picture(plate.image_url, plate.alt)
  if (image_url) picture(image_url, prompt ?? '')
  if (portrait) picture(portrait.image_url, portrait.alt, 'portrait')
  section.append(...[...paragraphsOf(narrative), ...paragraphsOf(setup)].map(paragraphOf))
  return section
}

function asideOf({ told, declined, hint, asked }: EmbedState, words: EmbedWords): string[] {
  const help = (declined?.help ?? []).map((line) =>
    [line.name, line.number, line.address].filter(Boolean).join(' · '),
  )
  if (declined) return [words.declined?.[declined.kind] ?? declined.detail, ...help]
  if (asked && told.length > 0) return [words.meantBeside, asked.join(' · ')]
  if (asked) return [words.meant]
  if (hint?.topic === 'second_wish') return [words.secondWish]
  return hint ? [hint.role ?? words.aside ?? hint.detail] : []
}

function endingOf({ ending }: SessionData, words: EmbedWords): string | null {
  if (ending === null) return null
  const { number, total, title } = ending
  return words.ending
    .replace('{number}', String(number))
    .replace('{total}', String(total))
    .replace('{title}', () => title)
}

function speechForm(words: EmbedWords, onSay: (words: string) => void): HTMLFormElement {
  const form = element('form')
  const field = element('input', '', { maxLength: 500, placeholder: words.say, required: true })
  field.setAttribute('aria-label', words.say)
  form.append(field, element('button', words.send))
  form.onsubmit = (event) => {
    event.preventDefault()
    const said = field.value.trim()
    if (said) onSay(said)
  }
  return form
}

const inLanguageOf = ({ storyLanguage }: Pick<ViewOptions, 'storyLanguage'>) => ({
  lang: storyLanguage,
  dir: directionOf(storyLanguage),
})

/** Manages the interactive part of the embedded page. The server renders the rest of the page. */
export class EmbedView {
  readonly #options: ViewOptions
  readonly #log = element('div', '', { className: 'log' })
  readonly #note = element('p', '', { className: 'quiet' })
  readonly #foot = element('div')
  #fields: InputFields = inputFields([])

  constructor(options: ViewOptions) {
    this.#options = options
    Object.assign(this.#log, inLanguageOf(options))
    this.#log.setAttribute('role', 'log')
    this.#note.setAttribute('role', 'status')
    const { words, onBegin } = options
    this.#foot.append(button(words.begin, onBegin, 'first'))
    const place = document.getElementById('play') ?? document.body
    place.replaceChildren(this.#log, this.#note, this.#foot)
  }

  #ways({ told, asked, at: { asks = [], choices, ending, can_undo } }: EmbedState): HTMLElement[] {
    const { words, onAct, onBegin } = this.#options
    if (ending !== null) return [button(words.again, onBegin, 'first')]
    this.#fields = inputFields(asks, this.#fields)
    const { box, typed } = this.#fields
    Object.assign(box, inLanguageOf(this.#options))
    const list = element('div', '', { className: 'choices', ...inLanguageOf(this.#options) })
    // A question to the player replaces the choices only if the input caused no turn.
    const offered = told.length > 0 ? choices : (asked ?? choices)
    for (const selected_choice of offered) {
      const choose = () => onAct({ action_type: 'continue', selected_choice, ...typed() })
      list.append(button(selected_choice, choose))
    }
    const speech = speechForm(words, (user_action) =>
      onAct({ action_type: 'custom_action', user_action, ...typed() }),
    )
    const undo = button(words.undo, () => onAct({ action_type: 'undo' }))
    return [box, list, speech, ...(can_undo ? [undo] : [])]
  }

  wait(): void {
    this.#note.textContent = this.#options.words.wait
    for (const control of this.#foot.querySelectorAll('button, input')) {
      control.setAttribute('disabled', '')
    }
  }

  show(shown: EmbedState): void {
    const { words } = this.#options
    if (shown.isAnew) this.#log.replaceChildren()
    if (shown.isUndone) this.#log.lastElementChild?.remove()
    const turns = shown.told.map(turnOf)
    // If there is no new turn, the typed values stay in the fields.
    if (turns.length > 0 || shown.isUndone) this.#fields = inputFields([])
    this.#log.append(...turns)
    const ending = endingOf(shown.at, words)
    if (ending !== null) this.#log.append(element('p', ending, { className: 'quiet' }))
    this.#note.textContent = asideOf(shown, words).join(' ')
    this.#foot.replaceChildren(...this.#ways(shown))
    const [last] = turns.slice(-1)
    // Scrolls to the start of a turn that is higher than the page.
    last?.scrollIntoView({ block: last.offsetHeight > innerHeight ? 'start' : 'nearest' })
  }

  say(sentence: string): void {
    this.#note.textContent = sentence
  }

  fail(sentence: string, onRetry: () => void): void {
    this.#note.textContent = sentence
    for (const control of this.#foot.querySelectorAll('[disabled]')) {
      control.removeAttribute('disabled')
    }
    this.#foot.querySelector('[data-retry]')?.remove()
    const retry = button(this.#options.words.retry, onRetry, 'first')
    retry.dataset['retry'] = ''
    this.#foot.prepend(retry)
  }
}

type Tag = keyof HTMLElementTagNameMap

export function element<Name extends Tag>(
  name: Name,
  text = '',
  more: Partial<HTMLElementTagNameMap[Name]> = {},
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name)
  made.textContent = text
  return Object.assign(made, more)
}

const button = (text: string, onClick: () => void, className = '') =>
  element('button', text, { type: 'button', onclick: onClick, className })

interface InputFields {
  box: HTMLElement
  /** Returns the values for an action, or an empty object if there are no fields. */
  typed: () => { typed?: Record<string, string> }
}

/** @param before Earlier fields. Their values are copied to the fields with the same name. */
function inputFields(asks: NonNullable<SessionData['asks']>, before?: InputFields): InputFields {
  const kept = before?.typed().typed ?? {}
  const box = element('div', '', { className: 'asks' })
  const inputs = asks.map(({ variable, label, value, most }) => {
    const place = element('label', label)
    const input = element('input', '', { value: kept[variable] ?? value })
    input.addEventListener('input', () => {
      const fitting = truncate(input.value, most)
      if (fitting !== input.value) input.value = fitting
    })
    input.autocomplete = 'off'
    place.append(input)
    box.append(place)
    return [variable, input] as const
  })
  const words = () => Object.fromEntries(inputs.map(([name, input]) => [name, input.value]))
  return { box, typed: () => (inputs.length > 0 ? { typed: words() } : {}) }
}
