import { useEffect, useRef, useState, type ReactNode } from 'react'

import { errorsOnTab, isBasicDone, STORY_TABS, type StoryTab } from '../../model/storyTabs.ts'
import { fill } from '../../../../design-system/format/fill.ts'
import { useAuthoringMessages } from '../../../../messages/useAuthoringMessages.ts'
import { Icon } from '../../../../design-system/primitives/Icon/Icon.tsx'
import { Tabs } from '../../../../design-system/primitives/Tabs/Tabs.tsx'
import { StructureTab, type StructureTabProps } from '../StructureTab/StructureTab.tsx'
import { VisuallyHidden } from '../../../../design-system/primitives/VisuallyHidden/VisuallyHidden.tsx'
import {
  DetailsFields,
  GameplayFields,
  TaxonomyFields,
  WordFields,
  type BasicInfoFieldsProps,
  type DetailsFieldsProps,
} from './StoryFields.tsx'
import { storyFormTabsStyles as styles } from './StoryFormTabs.styles.ts'
import type { JsonTextOptions } from '../StructureJson/StructureJson.tsx'

export type StructureEditing = Omit<
  StructureTabProps,
  keyof JsonTextOptions | 'counts' | 'error' | 'lang' | 'title'
> &
  Pick<JsonTextOptions, 'readStructure'>

export interface StoryFormTabsProps extends BasicInfoFieldsProps, DetailsFieldsProps {
  tab: StoryTab
  onTabChange: (tab: StoryTab) => void
  editor: StructureEditing
}

/** Story form with four tabs. An icon marks tabs that have errors or are complete. */
export function StoryFormTabs(props: StoryFormTabsProps) {
  const messages = useAuthoringMessages().authoring.tabs
  const { tab, onTabChange, editor, ...form } = props
  const { values, onChange } = form
  const place = useRef<HTMLDivElement>(null)
  const shown = useRef(tab)
  const [left, setLeft] = useState<readonly StoryTab[]>([])

  // Scrolls up, because a short tab could otherwise leave the row of tabs outside the viewport.
  useEffect(() => {
    if (shown.current === tab) return
    const before = shown.current
    setLeft((tabs) => [...tabs, before])
    shown.current = tab
    const top = place.current?.getBoundingClientRect().top ?? 0
    if (top < 0) place.current?.scrollIntoView({ block: 'start' })
    // Scrolls the selected tab into view on phones, where the row of tabs is wider than the screen.
    place.current
      ?.querySelector('[role="tab"][aria-selected="true"]')
      ?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [tab])

  const panels: Readonly<Record<StoryTab, ReactNode>> = {
    basic: (
      <div css={styles.fields}>
        <WordFields {...form} />
        <TaxonomyFields {...form} />
      </div>
    ),
    details: <DetailsFields {...form} minutes={editor.certificate?.minutes.median} />,
    gameplay: <GameplayFields {...form} />,
    structure: (
      <StructureTab
        {...editor}
        key={JSON.stringify(editor.startAt)}
        counts={form.counts}
        error={form.errors.story_structure}
        lang={values.language}
        onChange={(story_structure) => onChange({ story_structure })}
        onUnsoundText={(structure_text) => onChange({ structure_text })}
        structure={values.story_structure}
        title={values.title}
        unsoundText={values.structure_text}
      />
    ),
  }

  return (
    <div ref={place}>
      <Tabs
        items={STORY_TABS.map((one, at) => {
          const faults = errorsOnTab(one, form.errors)
          const isComplete = {
            basic: isBasicDone(values),
            details: left.includes(one),
            gameplay: left.includes(one),
            structure:
              (editor.certificate !== null || values.story_structure.open !== undefined) &&
              editor.findings.every(({ severity }) => severity !== 'error'),
          }[one]
          const isDone = faults === 0 && isComplete
          return {
            id: one,
            label: (
              <>
                <span
                  aria-hidden="true"
                  css={[styles.number, isDone && styles.done, faults > 0 && styles.faulty]}
                >
                  {faults > 0 || isDone ? (
                    <Icon name={faults > 0 ? 'warning' : 'check'} size={16} />
                  ) : (
                    at + 1
                  )}
                </span>
                <span>{messages[one]}</span>
                {faults > 0 && (
                  <VisuallyHidden>
                    {' '}
                    {faults === 1 ? messages.oneFault : fill(messages.faults, { count: faults })}
                  </VisuallyHidden>
                )}
              </>
            ),
            content: panels[one],
          }
        })}
        label={messages.label}
        onChange={onTabChange}
        value={tab}
      />
    </div>
  )
}
