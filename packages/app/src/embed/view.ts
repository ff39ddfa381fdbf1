import type { ActionAnswer, HistoryEntry, SessionData } from '@kathasagar/api/contract'

import type { EmbedAction } from './guestCalls.ts'
import type { EmbedWords } from './words.ts'

/** What came of beginning or of an action. */
export interface Shown extends Partial<Pick<ActionAnswer, 'declined' | 'hint' | 'asked'>> {
  /** Turns that are new to the reader, oldest first. */
  told: readonly HistoryEntry[]
  /** Where the session stands now. */
  at: SessionData
  /** Everything before is forgotten. */
  isAnew?: boolean
  /** The newest turn was taken back. */
  isUndone?: boolean
}

interface ViewOptions {
  words: EmbedWords
  /** BCP 47 tag of the story. */
  storyLanguage: string
  onAct: (action: EmbedAction) => void
  onBegin: () => void
}

type Tag = keyof HTMLElementTagNameMap

function element<Name extends Tag>(
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

const paragraphsOf = (text: string | null) => (text ?? '').split(/\n+/).filter(Boolean)

/** A turn as it was told: what the player did, the story's answer, and its picture. */
function turnOf({ user_input, selected_choice, ai_response }: HistoryEntry): HTMLElement {
  const { narrative, setup, image_url, prompt } = ai_response
  const section = element('section')
  const said = user_input ?? selected_choice
  if (said) section.append(element('p', said, { className: 'said' }))
  if (image_url) section.append(element('img', '', { src: image_url, alt: prompt ?? '' }))
  for (const text of [...paragraphsOf(narrative), ...paragraphsOf(setup)]) {
    section.append(element('p', text))
  }
  return section
}

/** What is said outside of the story, and where help is. */
function asideOf({ declined, hint, asked }: Shown, words: EmbedWords): string[] {
  const help = (declined?.help ?? []).map((line) =>
    [line.name, line.number, line.address].filter(Boolean).join(' · '),
  )
  if (declined) return [declined.detail, ...help]
  if (asked) return [words.meant]
  return hint ? [hint.role ?? words.unheard] : []
}

function endingOf({ ending }: SessionData, words: EmbedWords): string | null {
  if (ending === null) return null
  const { number, total, title } = ending
  return words.ending
    .replace('{number}', String(number))
    .replace('{total}', String(total))
    .replace('{title}', () => title)
}

/** The page's changing part, in plain elements: what stands around it came with the page. */
export function createView({ words, storyLanguage, onAct, onBegin }: ViewOptions) {
  const place = document.getElementById('play') ?? document.body
  const log = element('div', '', { className: 'log', lang: storyLanguage })
  log.setAttribute('role', 'log')
  const note = element('p', '', { className: 'quiet' })
  note.setAttribute('role', 'status')
  const foot = element('div')
  place.replaceChildren(log, note, foot)

  const choose = (selected_choice: string) => () =>
    onAct({ action_type: 'continue', selected_choice })

  function speech() {
    const form = element('form')
    const field = element('input', '', { maxLength: 500, placeholder: words.say, required: true })
    field.setAttribute('aria-label', words.say)
    form.append(field, element('button', words.send))
    form.onsubmit = (event) => {
      event.preventDefault()
      const user_action = field.value.trim()
      if (user_action) onAct({ action_type: 'custom_action', user_action })
    }
    return form
  }

  function ways(shown: Shown) {
    const { choices, ending, can_undo } = shown.at
    const list = element('div', '', { className: 'choices', lang: storyLanguage })
    for (const text of shown.asked ?? choices) list.append(button(text, choose(text)))
    const undo = button(words.undo, () => onAct({ action_type: 'undo' }))
    if (ending !== null) return [button(words.again, onBegin, 'first')]
    return [list, speech(), ...(can_undo ? [undo] : [])]
  }

  foot.append(button(words.begin, onBegin, 'first'))

  return {
    /** Something is on its way: nothing can be pressed until it is there. */
    wait() {
      note.textContent = words.wait
      for (const control of foot.querySelectorAll('button, input')) {
        control.setAttribute('disabled', '')
      }
    },
    /** What was told is added to the log, and what can be done now stands below it. */
    show(shown: Shown) {
      if (shown.isAnew) log.replaceChildren()
      if (shown.isUndone) log.lastElementChild?.remove()
      const turns = shown.told.map(turnOf)
      log.append(...turns)
      const ending = endingOf(shown.at, words)
      if (ending !== null) log.append(element('p', ending, { className: 'quiet' }))
      note.textContent = asideOf(shown, words).join(' ')
      foot.replaceChildren(...ways(shown))
      turns.at(-1)?.scrollIntoView({ block: 'nearest' })
    },
    /** Why nothing came, and the way to try it again. */
    fail(sentence: string, onRetry: () => void) {
      note.textContent = sentence
      for (const control of foot.querySelectorAll('[disabled]')) control.removeAttribute('disabled')
      foot.prepend(button(words.retry, onRetry, 'first'))
    },
  }
}
