import { ModelPicker } from '../../components/play/ModelPicker/ModelPicker.tsx'
import type { ModelChoice } from '../../play/modelChoice.ts'

interface PickersProps {
  /** Who tells and who paints. */
  models: ModelChoice
  /** `model_key` of the storytellers that the author finds fitting. */
  fitting: readonly string[] | undefined
}

/** The pickers of storyteller and painter: in the top bar, and on a phone behind More. */
export function Pickers({ fitting, models: { list, value, onChange } }: PickersProps) {
  return (['text', 'image'] as const).map((kind) => (
    <ModelPicker
      fitting={fitting}
      key={kind}
      kind={kind}
      models={list[kind]}
      onChange={(modelKey) => onChange(kind, modelKey)}
      value={value[kind]}
    />
  ))
}
