import type { ScriptNames } from '../parse/scriptNames.ts'
import type { ScriptStory } from '../parse/scriptStory.ts'
import type { DrawValue } from '../../program/teller.ts'
import { runScript } from './runScript.ts'
import type { ScriptRun } from './scriptRun.ts'
import { createAll } from './values.ts'
import type { OpenOriginal } from '../../replay/replay.ts'

/** Plays a game of ChoiceScript line by line, as its own engine does. */
export function scriptPlay(
  story: ScriptStory,
  names: ScriptNames,
  drawsFrom: (seed: number) => DrawValue,
): OpenOriginal {
  const pieces: ScriptRun['pieces'] = new Map()
  return (seed, typeNext) => {
    const run: ScriptRun = {
      story,
      names,
      values: new Map(),
      used: new Map(),
      at: { scene: story.start, line: 0 },
      calls: [],
      text: '',
      offers: [],
      isOver: false,
      isTorn: false,
      typeNext,
      pieces,
      draw: drawsFrom(seed),
    }
    createAll(run)
    return {
      now: () => {
        run.text = ''
        run.offers = []
        runScript(run)
        if (run.isTorn) return null
        return { text: run.text, choices: run.offers.map(({ label }) => label) }
      },
      choose: (place) => run.offers[place]?.take(),
    }
  }
}
