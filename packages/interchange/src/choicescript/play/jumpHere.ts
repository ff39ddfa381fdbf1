import { argumentsIn } from '../parse/jumpParts.ts'
import { NEXT_SCENE, sceneAfter, STATS } from '../parse/scriptStory.ts'
import type { ScriptRun } from './scriptRun.ts'
import { valueHere, wordsHere } from './values.ts'

/** Goes where a command leads; false where it is none that leads anywhere. */
export function jumpHere(run: ScriptRun, command: string, given: string): boolean {
  const [first = '', second, ...others] = argumentsIn(given.toLowerCase())
  switch (command) {
    case 'goto':
      toLabel(run, first)
      return true
    case 'gosub':
      pass(run, argumentsIn(given).slice(1))
      call(run)
      toLabel(run, first)
      return true
    case 'goto_scene':
    case 'redirect_scene':
      toScene(run, first, second)
      return true
    case 'gosub_scene':
      pass(run, others)
      call(run)
      toScene(run, first, second)
      return true
    case 'return':
      comeBack(run)
      return true
    case 'finish':
      finish(run, given)
      return true
    case 'ending':
      run.isOver = true
      return true
    default:
      return false
  }
}

const call = (run: ScriptRun) =>
  run.calls.push({ at: { ...run.at }, used: run.used.get(run.at.scene) })

function pass(run: ScriptRun, args: readonly string[]): void {
  const given = args.map((arg) => valueHere(run, arg))
  for (const [place, value] of given.entries()) run.values.set(`param_${place + 1}`, value)
}

function toLabel(run: ScriptRun, label: string): void {
  const place = run.story.scenes.get(run.at.scene)?.labels.get(label)
  if (place === undefined) run.isTorn = true
  else run.at = { ...run.at, line: place }
}

function toScene(run: ScriptRun, name: string, label: string | undefined): void {
  const scene = run.story.scenes.get(name)
  if (!scene || name === STATS) {
    run.isTorn = true
    return
  }
  run.used.delete(name)
  run.at = { scene: name, line: 0 }
  if (label !== undefined) toLabel(run, label)
}

function comeBack(run: ScriptRun): void {
  const last = run.calls.pop()
  if (!last) {
    run.isTorn = true
    return
  }
  run.at = last.at
  if (last.used) run.used.set(last.at.scene, last.used)
}

function finish(run: ScriptRun, given: string): void {
  const next = sceneAfter(run.story, run.at.scene)
  if (next === null) {
    run.isOver = true
    return
  }
  if (run.text.trim() === '') {
    toScene(run, next, undefined)
    return
  }
  run.offers.push({
    label: wordsHere(run, given || NEXT_SCENE),
    take: () => toScene(run, next, undefined),
  })
}
