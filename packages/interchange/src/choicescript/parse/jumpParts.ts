import type { Part, SetPart } from '../../program/program.ts'
import type { Command } from './command.ts'
import { jumpTo, labelBlock, stop, type Telling, type Told } from './telling.ts'
import { readScriptExpression } from './scriptExpression.ts'
import { jumpTarget, listedAfter, NEXT_SCENE, STATS } from './scriptStory.ts'
import { textParts } from './textParts.ts'

export type JumpName = 'goto' | 'gosub' | 'goto_scene' | 'gosub_scene' | 'finish' | 'return'

/** What leads elsewhere, and comes back or not. */
export function jumpParts(name: JumpName, command: Command, telling: Telling): Told {
  const { line, given } = command
  switch (name) {
    case 'return':
      return over({ kind: 'return', line })
    case 'finish':
      return finishParts(command, telling)
    case 'goto':
    case 'gosub': {
      const [label = '', ...args] = argumentsIn(given)
      const target = labelTarget(label, command, telling)
      if (target === null) return name === 'goto' ? over(stop(line)) : open()
      return name === 'goto'
        ? over(jumpTo(target, line))
        : open(...passed(args, command, telling), callOf(target, line))
    }
    case 'goto_scene':
    case 'gosub_scene': {
      const [scene = '', label, ...args] = argumentsIn(given)
      const target = sceneTarget(scene, label, command, telling)
      if (target === null) return name === 'goto_scene' ? over(stop(line)) : open()
      const sets = [
        ...forgotten(jumpTarget(scene).scene, command, telling),
        ...passed(args, command, telling),
      ]
      return name === 'goto_scene'
        ? over(...sets, jumpTo(target, line))
        : open(...sets, callOf(target, line))
    }
  }
}

const over = (...parts: Part[]): Told => ({ parts, ends: true, goesOn: false })
const open = (...parts: Part[]): Told => ({ parts, ends: false, goesOn: true })
const callOf = (target: string, line: number): Part => ({
  kind: 'include',
  target,
  isTunnel: true,
  line,
})

/** Words, texts in quotes, and brackets, each whole. */
const ARGUMENT = /"(?:[^"\\]|\\.)*"|\((?:[^()"]|"[^"]*"|\([^()]*\))*\)|\{[^{}]*\}|\S+/gu

export const argumentsIn = (given: string): string[] =>
  [...given.slice(0, 2000).matchAll(ARGUMENT)].map(([found]) => found)

function passed(args: readonly string[], { line }: Command, { names, scene }: Telling): SetPart[] {
  return args.map((arg, place) => ({
    kind: 'set',
    variable: `param_${place + 1}`,
    value: readScriptExpression(arg, names.in(scene.name)),
    line,
  }))
}

function labelTarget(label: string, { line }: Command, { scene, notes }: Telling): string | null {
  const name = label.toLowerCase()
  if (scene.labels.has(name)) return labelBlock(scene.name, name)
  const message = label.startsWith('{')
    ? `Where this leads is reckoned from ${label}, which cannot be followed; the way ends here.`
    : `There is no label "${label}" in this scene; the way ends here.`
  notes.add(scene.name, line, message)
  return null
}

function sceneTarget(
  given: string,
  label: string | undefined,
  { line }: Command,
  { scene, story, notes }: Telling,
): string | null {
  const name = given.toLowerCase()
  const other = story.scenes.get(name)
  if (!other || name === STATS) {
    const message = given.startsWith('{')
      ? `Which scene follows is reckoned from ${given}, which cannot be followed; the way ends here.`
      : `The scene "${given}" is not among the files; the way ends here.`
    notes.add(scene.name, line, message)
    return null
  }
  if (label === undefined) return name
  if (other.labels.has(label.toLowerCase())) return labelBlock(name, label.toLowerCase())
  notes.add(scene.name, line, `There is no label "${label}" in the scene "${given}".`)
  return name
}

/** A scene that is come to anew has forgotten which options were taken in it. */
function forgotten(name: string, { line }: Command, { onceIn }: Telling): SetPart[] {
  return onceIn(name).map((variable) => ({
    kind: 'set',
    variable,
    value: { kind: 'value', value: false },
    line,
  }))
}

/** The next scene of the list, behind a choice; after the last one the story is over. */
function finishParts(command: Command, telling: Telling): Told {
  const { given, line } = command
  const { scene, story, names, notes, isFlag } = telling
  const listed = listedAfter(story, scene.name)
  const next = listed === null ? null : sceneTarget(listed, undefined, command, telling)
  if (next === null) return over(stop(line))
  const sets = forgotten(next, command, telling)
  if (telling.isEmpty) return over(...sets, jumpTo(next, line))
  const link: Part = {
    kind: 'link',
    label: textParts(given || NEXT_SCENE, { names, notes, scene: scene.name, line, isFlag }),
    target: next,
    sets,
    line,
  }
  return over(link, stop(line))
}
