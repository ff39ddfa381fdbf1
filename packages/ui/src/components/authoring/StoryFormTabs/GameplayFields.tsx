import { DEFAULT_XP_COSTS, IMPROVISE, SKILL_CHECKS } from '@kathasagar/story/vocabulary'

import type { StoryForm } from '../../../authoring/storyForm.ts'
import { labelled } from '../../../authoring/storyOptions.ts'
import { fill } from '../../../format/fill.ts'
import { useAuthoringMessages } from '../../../messages/useAuthoringMessages.ts'
import { NumberInput } from '../../primitives/NumberInput/NumberInput.tsx'
import { SelectInput } from '../../primitives/SelectInput/SelectInput.tsx'
import { storyFormTabsStyles as styles } from './StoryFormTabs.styles.ts'
import { StoryNumber } from './StoryNumber.tsx'

/** What commands cost where a story says nothing; shown, and never sent. */
const usualCosts: Readonly<Record<string, number>> = DEFAULT_XP_COSTS

/** The rules of the game: what a player begins with, and what things cost. */
export function GameplayFields(form: StoryForm) {
  const { fields, hints, improvise, skillChecks: checks } = useAuthoringMessages().authoring

  return (
    <div css={styles.fields}>
      <div css={styles.pair}>
        <StoryNumber form={form} hint={hints.initial_xp} name="initial_xp" />
        <StoryNumber form={form} hint={hints.xp_gain_multiplier} name="xp_gain_multiplier" />
      </div>
      <div css={styles.trio}>
        <StoryNumber form={form} hint={hints.health_max} name="health_max" />
        <StoryNumber form={form} hint={hints.inventory_slots} name="inventory_slots" />
        <SelectInput
          error={form.errors.skill_check_difficulty}
          hint={hints.skill_check_difficulty}
          label={fields.skill_check_difficulty}
          name="skill_check_difficulty"
          onChange={(skill_check_difficulty) => form.onChange({ skill_check_difficulty })}
          items={labelled(SKILL_CHECKS, checks)}
          value={form.values.skill_check_difficulty}
        />
      </div>
      <SelectInput
        error={form.errors.improvise}
        hint={improvise[form.values.improvise].hint}
        label={fields.improvise}
        name="improvise"
        onChange={(chosen) => form.onChange({ improvise: chosen })}
        items={IMPROVISE.map((value) => ({ value, label: improvise[value].label }))}
        value={form.values.improvise}
      />
      <CommandCosts {...form} />
    </div>
  )
}

function CommandCosts({ values, errors, onChange }: StoryForm) {
  const messages = useAuthoringMessages().authoring
  const names: Readonly<Record<string, string>> = messages.commands

  const setCost = (name: string, cost: string) =>
    onChange({
      commands: values.commands.map((one) => (one.name === name ? { ...one, cost } : one)),
    })

  return (
    <fieldset css={styles.group}>
      <legend css={styles.legend}>{messages.fields.commands}</legend>
      <p css={styles.hint}>{messages.hints.commands}</p>
      <div css={styles.pair}>
        {values.commands.map(({ name, cost }) => (
          <NumberInput
            key={name}
            label={fill(messages.commandCost, { command: names[name] ?? name })}
            min={0}
            onChange={(typed) => setCost(name, typed)}
            placeholder={String(usualCosts[name] ?? 0)}
            value={cost}
          />
        ))}
      </div>
      {errors.commands && <p role="alert">{errors.commands}</p>}
    </fieldset>
  )
}
