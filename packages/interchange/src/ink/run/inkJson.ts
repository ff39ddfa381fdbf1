import type { Story } from 'inkjs/full'
import { SimpleJson } from 'inkjs/engine/SimpleJson'
import type { IntValue, ValueType } from 'inkjs/engine/Value'

/** Preserves floats. Ink's own writer converts 3.0 to the integer 3, which divides differently. */
class FractionWriter extends SimpleJson.Writer {
  override WriteFloat(value: number | null): void {
    if (!Number.isSafeInteger(value)) super.WriteFloat(value)
    else if (Number(value) >= 0) this.Write(`${value}.0f`)
    else this.writeBelowZero(Number(value))
  }

  /** Uses ink's minus operator, because the reader accepts no sign. */
  protected writeBelowZero(value: number): void {
    this.WriteArrayStart()
    this.Write(`${-value}.0f`)
    this.Write('_')
    this.WriteNull()
    this.WriteArrayEnd()
  }
}

/** Lists negative floats without a fraction separately, because a state cannot contain operators. */
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

export function programJson(story: Story): string {
  const writer = new FractionWriter()
  story.ToJson(writer)
  return writer.toString()
}

export function stateJson({ state }: Story): string {
  const writer = new StateWriter()
  state.WriteJson(writer)
  const json = writer.toString()
  if (writer.below.size === 0) return json
  return `${json.slice(0, -1)},"${BELOW_ZERO}":${JSON.stringify([...writer.below])}}`
}

const BELOW_ZERO = 'fractionsBelowZero'
const FRACTION: ValueType.Float = 1

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
