import { readScriptStep } from '../parse/scriptExpression.ts'
import { placesOf } from '../parse/scriptNames.ts'
import { NEXT_PAGE } from '../parse/scriptStory.ts'
import { evaluate, type Value } from '../../program/expression.ts'
import { MOST_DRAWN } from '../../program/plainCall.ts'
import type { ScriptRun } from './scriptRun.ts'
import { valueHere, wordsHere } from './values.ts'

/** Does what a command does to variables; all others do nothing to the way or the words. */
export function setHere(run: ScriptRun, command: string, given: string): void {
  const [first = '', ...others] = given.trim().split(/\s+/u)
  const rest = given.trim().slice(first.length).trim()
  switch (command) {
    case 'set':
      setOne(run, given)
      break
    case 'temp':
      if (rest !== '') give(run, first, valueHere(run, rest))
      break
    case 'temp_array':
      for (const place of placesOf(first.toLowerCase(), others[0])) {
        give(run, place, valueHere(run, others.slice(1).join(' ') || '0'))
      }
      break
    case 'params':
      for (const [place, name] of [first, ...others].entries()) {
        give(run, name, run.values.get(`param_${place + 1}`))
      }
      break
    case 'rand':
      drawOne(run, first, others)
      break
    case 'print':
      run.text += `${wordsHere(run, `\${${given}}`)} `
      break
    case 'input_text':
    case 'input_number':
      give(run, first, run.typeNext())
      run.offers.push({ label: NEXT_PAGE, take: () => {} })
      break
  }
}

function give(run: ScriptRun, name: string, value: Value | undefined): void {
  const variable = run.names.in(run.at.scene)(name.toLowerCase())
  if (variable === null) run.isTorn = true
  else run.values.set(variable, value)
}

const TARGET = /^(?:(\w+)(?:\[([^\]]*)\])?|\{([^}]*)\})(?!\w)\s*(?!\s)(.*)$/u

function setOne(run: ScriptRun, given: string): void {
  const [, name, place, meant, source = ''] = TARGET.exec(given) ?? []
  const reckoned = meant ?? place
  const value = reckoned === undefined ? undefined : valueHere(run, reckoned)
  const whole = meant === undefined ? (place === undefined ? name : `${name}_${value}`) : value
  const variable = run.names.in(run.at.scene)(String(whole ?? '').toLowerCase())
  if (variable === null) {
    run.isTorn = true
    return
  }
  const read = readScriptStep(source, variable, run.names.in(run.at.scene))
  run.values.set(variable, read ? evaluate(read, (one) => run.values.get(one)) : undefined)
}

function drawOne(run: ScriptRun, name: string, ends: readonly string[]): void {
  const [least, most] = ends.map((end) => Number(valueHere(run, end)))
  const variable = run.names.in(run.at.scene)(name.toLowerCase())
  if (least === undefined || most === undefined || !(most >= least) || variable === null) {
    run.isTorn = true
    return
  }
  // So many are drawn from nowhere else either; to list them all could fill the memory.
  const isFew = most - least < MOST_DRAWN
  const values = isFew ? Array.from({ length: most - least + 1 }, (_, step) => least + step) : []
  give(run, name, (isFew ? run.draw(variable, values) : null) ?? least)
}
