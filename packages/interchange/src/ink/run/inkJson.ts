import type { Story } from 'inkjs/full'
import { SimpleJson } from 'inkjs/engine/SimpleJson'

/**
 * Writes fractions so that ink's own reader knows them again: its own writer makes the whole number 3 of
 * 3.0, which divides otherwise.
 */
class FractionWriter extends SimpleJson.Writer {
  override WriteFloat(value: number | null): void {
    if (Number.isSafeInteger(value) && Number(value) >= 0) this.Write(`${value}.0f`)
    else super.WriteFloat(value)
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
  const writer = new FractionWriter()
  state.WriteJson(writer)
  return writer.toString()
}
