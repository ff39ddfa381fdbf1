import type { DraftStructure } from '@kathasagar/story/schema'

import { ENGLISH_VERBS } from '../../text/englishVerbs.ts'
import { STOP_WORDS } from '../../text/stopWords.ts'

/** Maximum number of inputs per scene. */
const MOST = 12
/** Maximum length of scene text to search for nouns, in characters. */
const READ = 4000

const plain = (label: string) =>
  label
    .replace(/["“”*_{}]/gu, '')
    .replace(/[.,;:!?।…–—-](?=[\s.,;:!?।…–—-]|$)/gu, '')
    .replace(/\s+/gu, ' ')
    .trim()
    .toLowerCase()

const isContent = (word: string) => !STOP_WORDS.has(word)
const isVerb = (word: string) =>
  ENGLISH_VERBS.has(word) || ENGLISH_VERBS.has(word.replace(/e?s$/u, ''))

/** Swaps two letters of the longest word. */
function misspelt(words: string): string {
  const longest = words.split(' ').toSorted((a, b) => b.length - a.length)[0] ?? ''
  const letters = [...longest]
  if (letters.length < 5 || !/^\p{Script=Latin}+$/u.test(longest)) return ''
  const typed = [...letters.slice(0, 3), letters[4], letters[3], ...letters.slice(5)].join('')
  return words.replace(longest, typed)
}

/** Finds nouns: in English after an article, in Hindi before a postposition. */
export function thingsIn(text: string): string[] {
  const read = text.slice(0, READ).toLowerCase()
  const english = [...read.matchAll(/\b(?:the|a|an) (\p{L}+)(?: (\p{L}+))?/gu)].flatMap(
    ([, first = '', second = '']) => {
      const isPair = isContent(second) && second !== '' && !isVerb(second)
      return isContent(first) ? [isPair ? `${first} ${second}` : first] : []
    },
  )
  const hindi = [
    ...read.matchAll(/(?<![\p{L}\p{M}])([\p{L}\p{M}]{2,}) (?:पर|में|को|से|के|की|का)(?![\p{L}\p{M}])/gu),
  ]
  return [...new Set([...english, ...hindi.map(([, noun = '']) => noun).filter(isContent)])]
}

interface SceneWords {
  labels: readonly string[]
  things: readonly string[]
  people: readonly string[]
}

function inEnglish({ labels, things, people }: SceneWords): string[] {
  const [first = '', second = first] = labels
  const [one = '', two = one] = things
  const [person] = people
  return [
    first,
    second && `i want to ${second}`,
    first.split(' ').filter(isContent).slice(0, 3).join(' '),
    misspelt(first),
    second && `can i ${second}?`,
    one && `look at the ${one}`,
    two && `what is the ${two}?`,
    one && `pick up the ${one}`,
    'look around',
    person ? `talk to ${person}` : 'is anyone here?',
    person ? `who is ${person}?` : 'where am i?',
    'wait',
  ]
}

function inHindi({ labels, things, people }: SceneWords): string[] {
  const [first = '', second = first] = labels
  const [one = '', two = one] = things
  const [person] = people
  return [
    first,
    second && `मैं ${second}`,
    first.split(' ').filter(isContent).slice(0, 3).join(' '),
    second && `क्या मैं ${second}?`,
    one && `${one} को देखो`,
    two && `${two} क्या है?`,
    one && `${one} उठाओ`,
    'चारों ओर देखो',
    person ? `${person} से बात करो` : 'यहाँ कोई है?',
    person ? `${person} कौन है?` : 'मैं कहाँ हूँ?',
    'रुको',
    'सुनो',
  ]
}

/**
 * Returns up to twelve inputs that players typically type in a scene, from its choices, text and
 * people. In languages other than English and Hindi, only from the choices and their first words.
 */
export function typicalInputs(
  { nodes, cast = {}, things = {} }: DraftStructure,
  node: string,
  language: string,
): string[] {
  const scene = Object.hasOwn(nodes, node) ? nodes[node] : undefined
  if (!scene) return []
  const namedIn = (part: Readonly<Record<string, { name: string }>>, ids: readonly string[] = []) =>
    ids.flatMap((id) => (Object.hasOwn(part, id) && part[id]?.name ? [plain(part[id].name)] : []))
  const words: SceneWords = {
    labels: scene.choices.map(({ text }) => plain(text)).filter(Boolean),
    things: [...new Set([...namedIn(things, scene.things), ...thingsIn(scene.text)])],
    people: namedIn(cast, scene.people),
  }
  const inputs =
    language === 'en'
      ? inEnglish(words)
      : language === 'hi'
        ? inHindi(words)
        : words.labels.flatMap((label) => [label, label.split(' ').slice(0, 2).join(' ')])
  return [...new Set(inputs.filter(Boolean))].slice(0, MOST)
}
