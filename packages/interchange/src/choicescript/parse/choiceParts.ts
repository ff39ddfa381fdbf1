import type { Expression } from '../../program/expression.ts'
import type { Part, SetPart } from '../../program/program.ts'
import type { ChoiceItem, ChoiceStatement } from './statements.ts'
import { conditionIn, jumpTo, type Telling } from './telling.ts'
import { textParts } from './textParts.ts'

type Option = Extract<ChoiceItem, { kind: 'option' }>

/** The options of a choice as links, each to a block of what it does; that ends at `after`. */
export const choiceParts = ({ items }: ChoiceStatement, after: string, telling: Telling): Part[] =>
  items.flatMap((item) => itemParts(item, after, telling))

function itemParts(item: ChoiceItem, after: string, telling: Telling): Part[] {
  const { notes, scene } = telling
  if (item.kind === 'option') return [optionPart(item, after, telling)]
  if (item.kind === 'stray') {
    const message = `Only options stand in a list of choices; this was left out: ${item.words.slice(0, 60)}`
    notes.add(scene.name, item.line, message)
    return []
  }
  const branches = item.branches.map(({ when, body }) => ({
    when: conditionIn(when, telling),
    body: body.flatMap((inner) => itemParts(inner, after, telling)),
  }))
  return [{ kind: 'if', branches, source: 'whether these choices are there', line: item.line }]
}

/** Remembers that an option was taken. */
export const usedOf = (scene: string, line: number) => `taken in ${scene}, line ${line}`

const flag = (variable: string, value: boolean, line: number): SetPart => ({
  kind: 'set',
  variable,
  value: { kind: 'value', value },
  line,
})

function optionPart(option: Option, after: string, telling: Telling): Part {
  const { scene, blocks, names, notes, isFlag } = telling
  const { line, label, body, selectable } = option
  const name = `${scene.name}, line ${line}`
  const used = usedOf(scene.name, line)
  const isOnce = option.reuse === null ? scene.hidesReuse : option.reuse !== 'allow'
  if (option.reuse === 'disable' || selectable !== null) {
    const message = 'An option that cannot be taken is grey in ChoiceScript; here it is not shown.'
    notes.add(scene.name, line, message, 'looks')
  }
  blocks.set(name, {
    name,
    passage: scene.name,
    line,
    parts: [...telling.tell(body, after, true), jumpTo(after, line)],
    isNameless: true,
  })
  const link: Part = {
    kind: 'link',
    label: textParts(label, { names, notes, scene: scene.name, line, isFlag }),
    target: name,
    sets: isOnce ? [flag(used, true, line)] : [],
    line,
  }
  const fresh: Expression | null = isOnce
    ? { kind: 'not', of: { kind: 'variable', name: used } }
    : null
  const asked = [option.when, selectable].flatMap((when) =>
    when === null ? [] : [conditionIn(when, telling)],
  )
  return [...asked, ...(fresh ? [fresh] : [])].reduce<Part>(
    (inner, when) => ({
      kind: 'if',
      branches: [{ when, body: [inner] }],
      source: 'whether this choice is there',
      line,
    }),
    link,
  )
}
