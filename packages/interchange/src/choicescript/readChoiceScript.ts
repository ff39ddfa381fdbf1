import { IMPORT_LIMITS } from '../shared/importLimits.ts'
import type { ImportedStory, ImportRefusal, TellProgress } from '../shared/importedStory.ts'
import { shortenLinks } from '../program/shortenLinks.ts'
import { openNotes } from '../program/notes.ts'
import type { Block, Program, SetPart } from '../program/program.ts'
import { startsIn } from '../program/usageOf.ts'
import { storyOf } from '../program/storyOf.ts'
import { drawsOf } from '../replay/drawsOf.ts'
import { replay } from '../replay/replay.ts'
import { scriptPlay } from './play/scriptPlay.ts'
import { chartLabels } from './parse/chart.ts'
import { usedOf } from './parse/choiceParts.ts'
import { sceneBlocks } from './parse/scriptBlocks.ts'
import type { Telling } from './parse/telling.ts'
import { readScriptExpression } from './parse/scriptExpression.ts'
import { placesOf, scriptNames, type ScriptNames } from './parse/scriptNames.ts'
import { isOption, optionWords } from './parse/sceneLines.ts'
import {
  jumpTarget,
  scriptStory,
  STATS,
  type ScriptScene,
  type ScriptStory,
} from './parse/scriptStory.ts'
import { TooDeep } from './parse/statements.ts'

/** Reads a game of ChoiceScript from the texts of its scenes, by their names in small letters. */
export function readChoiceScript(
  texts: ReadonlyMap<string, string>,
  tell?: TellProgress,
): ImportedStory | ImportRefusal {
  if (commandsIn([...texts.values()]) > IMPORT_LIMITS.scriptCommands) {
    const message = 'The scenes hold more commands than can be read here; part the story in two.'
    return { code: 'too_large', message, line: null }
  }
  const story = scriptStory(texts)
  const places = [...story.scenes.values()].reduce((sum, { labels }) => sum + 1 + labels.size, 0)
  if (places > IMPORT_LIMITS.passages) {
    const message = `The story has ${places} scenes and labels; ${IMPORT_LIMITS.passages} is the most that can be read.`
    return { code: 'too_many_passages', message, line: null }
  }
  try {
    return readScenes(story, tell)
  } catch (error) {
    if (!(error instanceof TooDeep)) throw error
    const message = 'The scenes are indented deeper than can be read.'
    return { code: 'unreadable', message, line: error.line }
  }
}

/** Commands and options, looked for line by line. */
const commandsIn = (texts: readonly string[]): number =>
  texts.reduce((sum, text) => sum + (text.match(/^[ \t]*[*#]/gmu)?.length ?? 0), 0)

function readScenes(story: ScriptStory, tell?: TellProgress): ImportedStory {
  const notes = openNotes()
  const names = scriptNames(story)
  const initial = created(story, names)
  const starts = startsIn({ initial, unset: 0, unknown: new Set() })
  const blocks = new Map<string, Block>()
  const onceIn = onceOf(story)
  for (const scene of story.scenes.values()) {
    sceneBlocks({
      story,
      names,
      notes,
      scene,
      blocks,
      onceIn,
      isFlag: (variable) => typeof starts.get(variable) === 'boolean',
    })
  }
  if (statsSay(story)) {
    const message =
      'The page of stats is told by the memory of the play; its own text was left out.'
    notes.add(STATS, null, message, 'looks')
  }
  const flags = [...story.scenes.values()].flatMap((scene) => optionFlags(scene))
  const program: Program = {
    title: story.title,
    origin: 'choicescript',
    start: story.start,
    blocks: shortenLinks(blocks),
    initial: [...initial, ...flags],
    unset: 0,
    unknown: new Set<string>(),
    labels: chartLabels(story),
  }
  const read = storyOf(program, notes)
  return {
    ...read,
    replay: replay(read.structure, scriptPlay(story, names, drawsOf(program)), tell),
  }
}

/** Values before the first line: `*create`, wherever it stands in the first scene. */
function created({ scenes, start }: ScriptStory, names: ScriptNames): SetPart[] {
  const nameOf = names.in('')
  return (scenes.get(start)?.lines ?? []).flatMap(({ command, given, number }): SetPart[] => {
    const [, name = '', value = ''] = /^(\w+)(?!\w)\s*(?!\s)(.*)$/u.exec(given) ?? []
    const set = (variable: string, source: string): SetPart => ({
      kind: 'set',
      variable,
      value: readScriptExpression(source, nameOf),
      line: number,
    })
    if (command === 'create') return [set(name.toLowerCase(), value)]
    if (command !== 'create_array') return []
    const [, count = '', first = '0'] = /^(\S+)(?!\S)\s*(?!\s)(.*)$/u.exec(value) ?? []
    return placesOf(name.toLowerCase(), count).map((place) => set(place, first || '0'))
  })
}

function optionFlags(scene: ScriptScene): SetPart[] {
  return onceLines(scene).map((variable) => ({
    kind: 'set',
    variable,
    value: { kind: 'value', value: false },
    line: 1,
  }))
}

function onceLines(scene: ScriptScene): string[] {
  return scene.lines.flatMap((line) => {
    if (!isOption(line)) return []
    const { reuse } = optionWords(line)
    const isOnce = reuse === null ? scene.hidesReuse : reuse !== 'allow'
    return isOnce ? [usedOf(scene.name, line.number)] : []
  })
}

const ENTERING = new Set(['goto_scene', 'gosub_scene', 'redirect_scene'])

/** Options that are taken once, of the scenes that some line leads to: they may be come to anew. */
function onceOf(story: ScriptStory): Telling['onceIn'] {
  const entered = new Set<string>()
  for (const { lines } of story.scenes.values()) {
    for (const { command, given } of lines) {
      if (command !== null && ENTERING.has(command)) entered.add(jumpTarget(given).scene)
    }
  }
  const known = new Map<string, string[]>()
  for (const scene of story.scenes.values()) {
    if (entered.has(scene.name)) known.set(scene.name, onceLines(scene))
  }
  return (name) => known.get(name) ?? []
}

const statsSay = ({ scenes }: ScriptStory) =>
  (scenes.get(STATS)?.lines ?? []).some(({ words, command }) => words !== '' && command === null)
