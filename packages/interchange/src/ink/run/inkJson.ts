import type { Story } from 'inkjs/full'
import { SimpleJson } from 'inkjs/engine/SimpleJson'
import type { IntValue, ValueType } from 'inkjs/engine/Value'

/**
 * Writes fractions so that ink's own reader knows them again: its own writer makes the whole number 3 of
 * 3.0, which divides otherwise.
 */
class FractionWriter extends SimpleJson.Writer {
  override WriteFloat(value: number | null): void {
    if (!Number.isSafeInteger(value)) super.WriteFloat(value)
    else if (Number(value) >= 0) this.Write(`${value}.0f`)
    else this.writeBelowZero(Number(value))
  }

  /** The reader knows no sign: in a program the fraction is written with ink's own minus after it. */
  protected writeBelowZero(value: number): void {
    this.WriteArrayStart()
    this.Write(`${-value}.0f`)
    this.Write('_')
    this.WriteNull()
    this.WriteArrayEnd()
  }
}

/** What a state holds is no program: whole fractions below zero are named beside their numbers. */
class StateWriter extends FractionWriter {
  readonly below = new Set<string>()
  private property = ''

  override WritePropertyStart(name: string): void {
    this.property = name
    super.WritePropertyStart(name)
  }

  protected override writeBelowZero(value: number): void {
    this.below.add(this.property)
    super.WriteInt(value)
  }
}

/** What a program compiled to. */
export function programJson(story: Story): string {
  const writer = new FractionWriter()
  story.ToJson(writer)
  return writer.toString()
}

/** Where a program has come to. */
export function stateJson({ state }: Story): string {
  const writer = new StateWriter()
  state.WriteJson(writer)
  const json = writer.toString()
  if (writer.below.size === 0) return json
  return `${json.slice(0, -1)},"${BELOW_ZERO}":${JSON.stringify([...writer.below])}}`
}

const BELOW_ZERO = 'fractionsBelowZero'
const FRACTION: ValueType.Float = 1

/** Takes up where a program has come to. */
export function loadState({ state }: Story, json: string): void {
  state.LoadJson(json)
  const { variablesState } = state
  const { [BELOW_ZERO]: below = [] } = JSON.parse(json) as { [BELOW_ZERO]?: string[] }
  for (const name of below) {
    if (!variablesState.GlobalVariableExistsWithName(name)) continue
    const value = variablesState.GetVariableWithName(name) as IntValue
    variablesState.SetGlobal(name, value.Cast(FRACTION))
  }
}
