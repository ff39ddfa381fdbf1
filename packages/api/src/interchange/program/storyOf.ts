import { LIMITS } from '../../contract/vocabulary.ts'
import type { StoryNode } from '../../rules/structure.ts'
import type { ImportedStory } from '../importedStory.ts'
import { openNotes, type Notes } from './notes.ts'
import type { Program } from './program.ts'
import { unfold, type Variant } from './unfold.ts'

/** Shown on a link that has no words of its own. */
const GO_ON = 'Continue'

/** Makes a story of a program, with what reading it has noted before. */
export function storyOf(program: Program, noted: Notes): ImportedStory {
  const [variants, told] = unfold(program, openNotes)
  const nameOf = namesFor(variants, told)
  const nodes = variants.map((variant): [string, StoryNode] => {
    const name = nameOf(variant)
    const title = variant.block.passage
    return [
      name,
      {
        text: tidy(variant.text),
        choices: variant.links.map(({ label, to }) => ({
          text: label || GO_ON,
          target: typeof to === 'string' ? to : nameOf(to),
        })),
        ...(title !== name && !variant.block.isNameless ? { title } : {}),
      },
    ]
  })
  noteMissing(variants, told)
  const [first] = variants
  for (const { passage, line, message } of noted.list()) told.add(passage, line, message)
  return {
    title: program.title,
    structure: {
      start_node: first ? nameOf(first) : program.start,
      nodes: Object.fromEntries(nodes),
    },
    notes: told.list(),
  }
}

/** No more than one empty line, and none at the ends. */
const tidy = (text: string) =>
  text
    .replaceAll(/\s*\n*\uE000\n*/gu, (glue) => (/^[ \t]|[ \t]$/u.test(glue) ? ' ' : ''))
    .replace(/[ \t]+/gu, ' ')
    .replace(/ $/gmu, '')
    .replace(/\n{3,}/gu, '\n\n')
    .trim()

function noteMissing(variants: readonly Variant[], notes: Notes) {
  for (const { block, links } of variants) {
    for (const { to } of links) {
      if (typeof to !== 'string') continue
      notes.add(block.passage, block.line, `A link leads to "${to}", but there is no such passage.`)
    }
  }
}

/** A name for each variant: the passage's own for the first, with a number for the others. */
function namesFor(variants: readonly Variant[], notes: Notes): (variant: Variant) => string {
  const taken = new Set<string>()
  const names = new Map<Variant, string>()
  for (const variant of variants.toSorted((a, b) => a.number - b.number)) {
    const { block, number } = variant
    const whole = number === 1 ? block.name : `${block.name} (${number})`
    const fitting = Array.from(whole).length <= LIMITS.nodeNameMax && whole.trim() !== ''
    if (!fitting && number === 1) {
      const message = 'The name of this passage is too long, or empty; the node got another one.'
      notes.add(block.passage, block.line, message)
    }
    const name = fitting ? whole : `${cut(block.name)}${number > 1 ? ` (${number})` : ''}`
    names.set(variant, free(name, taken))
  }
  return (variant) => names.get(variant) ?? variant.block.name
}

const cut = (name: string) =>
  Array.from(name)
    .slice(0, LIMITS.nodeNameMax - 16)
    .join('')
    .trim() || 'untitled'

function free(name: string, taken: Set<string>): string {
  let found = name
  for (let count = 2; taken.has(found); count += 1) found = `${name} #${count}`
  taken.add(found)
  return found
}
