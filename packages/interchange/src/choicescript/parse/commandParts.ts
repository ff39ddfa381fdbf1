import { plainCall } from '../../program/plainCall.ts'
import type { Part, SetPart } from '../../program/program.ts'
import { readScriptExpression, readScriptStep } from './scriptExpression.ts'
import type { Command } from './command.ts'
import { jumpParts, type JumpName } from './jumpParts.ts'
import { stop, told, type Telling, type Told } from './telling.ts'
import { placesOf } from './scriptNames.ts'
import { NEXT_PAGE } from './scriptStory.ts'
import { inputPart } from './inputPart.ts'
import { textParts } from './textParts.ts'

/** What says nothing to readers and does nothing to the story. */
const SILENT = new Set([
  'comment',
  'title',
  'author',
  'scene_list',
  'create',
  'create_array',
  'label',
  'ifid',
  'hide_reuse',
  'disable_reuse',
  'allow_reuse',
  'looplimit',
  'config',
  'game_id',
])

/** What is left out, and what that means for readers. */
const LEFT_OUT: Readonly<Record<string, readonly ['looks' | 'nothing', string]>> = {
  image: ['looks', 'A picture was left out.'],
  text_image: ['looks', 'A picture was left out.'],
  kindle_image: ['looks', 'A picture was left out.'],
  sound: ['looks', 'A sound was left out.'],
  youtube: ['looks', 'A film was left out.'],
  link: ['looks', 'A link to another page was left out.'],
  link_button: ['looks', 'A link to another page was left out.'],
  achievement: ['nothing', 'Achievements were left out; tasks of the site take their place.'],
  achieve: ['nothing', 'Achievements were left out; tasks of the site take their place.'],
  check_achievements: [
    'nothing',
    'Achievements were left out; tasks of the site take their place.',
  ],
  save_checkpoint: ['nothing', 'Saving is left to the site, which keeps every turn.'],
  restore_checkpoint: ['nothing', 'Saving is left to the site, which keeps every turn.'],
  save_game: ['nothing', 'Saving is left to the site, which keeps every turn.'],
  restore_game: ['nothing', 'Saving is left to the site, which keeps every turn.'],
  share_this_game: ['nothing', 'A word of the shop was left out.'],
  more_games: ['nothing', 'A word of the shop was left out.'],
  subscribe: ['nothing', 'A word of the shop was left out.'],
  advertisement: ['nothing', 'A word of the shop was left out.'],
  feedback: ['nothing', 'A word of the shop was left out.'],
}

const JUMPS: Readonly<Record<string, JumpName>> = {
  goto: 'goto',
  gosub: 'gosub',
  goto_scene: 'goto_scene',
  gosub_scene: 'gosub_scene',
  redirect_scene: 'goto_scene',
  finish: 'finish',
  return: 'return',
}

/** What a command does; `after` is the block that it goes on at where a page ends. */
export function commandParts(command: Command, telling: Telling, after: string): Told {
  const { name, given, line } = command
  if (SILENT.has(name)) return told()
  const left = Object.hasOwn(LEFT_OUT, name) ? LEFT_OUT[name] : undefined
  if (left) {
    telling.notes.add(telling.scene.name, line, left[1], left[0])
    return told()
  }
  const jump = Object.hasOwn(JUMPS, name) ? JUMPS[name] : undefined
  if (jump) return jumpParts(jump, command, telling)
  if (name === 'ending') return { parts: [stop(line)], ends: true, goesOn: false }
  if (name === 'page_break') return pageBreak(given || NEXT_PAGE, after, command, telling)
  if (name === 'line_break') return told({ kind: 'text', text: '\n' })
  if (name === 'print') return told(...textParts(`\${${given}} `, placeOf(command, telling)))
  return valueParts(command, telling, after)
}

const placeOf = ({ line }: Command, { names, notes, scene, isFlag }: Telling) => ({
  names,
  notes,
  scene: scene.name,
  line,
  isFlag,
})

function pageBreak(label: string, after: string, command: Command, telling: Telling): Told {
  const { line } = command
  if (telling.isEmpty) return told()
  const link: Part = {
    kind: 'link',
    label: textParts(label, placeOf(command, telling)),
    target: after,
    sets: [],
    line,
  }
  return { parts: [link, stop(line)], ends: true, goesOn: true }
}

/** Commands that give a variable its value. */
function valueParts(command: Command, telling: Telling, after: string): Told {
  switch (command.name) {
    case 'set':
      return told(...setParts(command, telling))
    case 'temp':
      return told(...tempParts(command, telling))
    case 'temp_array':
      return told(...tempArray(command, telling))
    case 'params':
      return told(...paramParts(command, telling))
    case 'rand':
      return told(...randParts(command, telling))
    case 'input_text':
    case 'input_number':
      return inputParts(command, telling, after)
    default:
      return unknownCommand(command, telling)
  }
}

/** `*rand name 1 6`; ends that are reckoned are not followed. */
function randParts(command: Command, telling: Telling): SetPart[] {
  const { names, notes, scene } = telling
  const { given, line } = command
  const [word = '', ...ends] = wordsIn(given)
  const variable = names.in(scene.name)(word.toLowerCase())
  const value = plainCall(
    'random',
    ends.flatMap((end) => readScriptExpression(end, names.in(scene.name)) ?? []),
  )
  if (variable !== null && ends.length === 2 && value) {
    return [{ kind: 'set', variable, value, line }]
  }
  notes.add(scene.name, line, `What *rand draws for "${word}" cannot be followed.`)
  return unknownSet(word, command, telling)
}

/** A field, and the page that is turned once something stands in it. */
function inputParts(command: Command, telling: Telling, after: string): Told {
  const ask = inputPart(command, telling)
  if (ask === null) return unknownCommand(command, telling)
  const next = pageBreak(NEXT_PAGE, after, command, { ...telling, isEmpty: false })
  return { ...next, parts: [ask, ...next.parts] }
}

const wordsIn = (given: string) => given.trim().split(/\s+/u).filter(Boolean)

/** What a command that we do not know may set: all that it names. */
function unknownCommand(command: Command, telling: Telling): Told {
  const { name, given, line } = command
  const message = `The command *${name} was left out.`
  telling.notes.add(telling.scene.name, line, message)
  return told(...wordsIn(given).flatMap((word) => unknownSet(word, command, telling)))
}

function unknownSet(word: string, { line }: Command, { names, scene }: Telling): SetPart[] {
  const variable = names.in(scene.name)(word.toLowerCase())
  return variable === null ? [] : [{ kind: 'set', variable, value: null, line }]
}

const TARGET = /^(?:(\w+)(?:\[([^\]]*)\])?|(\{[^}]*\}))(?!\w)\s*(?!\s)(.*)$/u

/** `*set name value`, also of a place in a list, or of whatever variable a value names. */
function setParts(command: Command, telling: Telling): SetPart[] {
  const { given, line } = command
  const { names, scene } = telling
  const nameOf = names.in(scene.name)
  const [, name = '', place, meant, value = ''] = TARGET.exec(given) ?? []
  const at = place === undefined ? null : readScriptExpression(place, nameOf)
  if (meant !== undefined || (place !== undefined && at?.kind !== 'value')) {
    return setAny(meant === undefined ? `${name}_` : firstOf(meant), command, telling)
  }
  const whole = at?.kind === 'value' ? `${name}_${String(at.value)}` : name
  const variable = nameOf(whole.toLowerCase())
  if (variable === null) {
    const message = `*set names "${whole}", which no *create or *temp declares; it was left out.`
    telling.notes.add(scene.name, line, message)
    return []
  }
  return [{ kind: 'set', variable, value: readScriptStep(value, variable, nameOf), line }]
}

/** The letters that all names begin with which a value may give. */
const firstOf = (meant: string) => /^\{\s*(?:\(\s*)?"(\w+)/u.exec(meant)?.[1] ?? ''

/** Which variable is set is reckoned: it may be any of those whose names begin so. */
function setAny(first: string, { line }: Command, { names, notes, scene }: Telling): SetPart[] {
  const message = 'Which variable *set means here is reckoned; all that it may be are not known.'
  notes.add(scene.name, line, message)
  return names
    .beginningWith(scene.name, first)
    .map((variable) => ({ kind: 'set', variable, value: null, line }))
}

function tempParts({ given, line }: Command, { names, scene }: Telling): SetPart[] {
  const nameOf = names.in(scene.name)
  const [, name = '', value = ''] = /^(\w+)(?!\w)\s*(?!\s)(.*)$/u.exec(given) ?? []
  const variable = nameOf(name.toLowerCase())
  if (variable === null || value === '') return []
  return [{ kind: 'set', variable, value: readScriptExpression(value, nameOf), line }]
}

function tempArray({ given, line }: Command, { names, scene }: Telling): SetPart[] {
  const nameOf = names.in(scene.name)
  const [name = '', count, ...value] = wordsIn(given)
  return placesOf(name.toLowerCase(), count).flatMap((place): SetPart[] => {
    const variable = nameOf(place)
    if (variable === null || value.length === 0) return []
    return [{ kind: 'set', variable, value: readScriptExpression(value.join(' '), nameOf), line }]
  })
}

/** What a subroutine was given, under the names that it has for it. */
const paramParts = ({ given, line }: Command, { names, scene }: Telling): SetPart[] =>
  wordsIn(given.toLowerCase()).flatMap((name, place): SetPart[] => {
    const variable = names.in(scene.name)(name)
    const value = { kind: 'variable' as const, name: `param_${place + 1}` }
    return variable === null ? [] : [{ kind: 'set', variable, value, line }]
  })
