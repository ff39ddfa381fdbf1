import { useEffect, useRef, type ReactNode } from 'react'

import { faultsOn, isBasicDone, STORY_TABS, type StoryTab } from '../../../authoring/storyTabs.ts'
import { fill } from '../../../format/fill.ts'
import { useAuthoringMessages } from '../../../messages/useAuthoringMessages.ts'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { Tabs } from '../../primitives/Tabs/Tabs.tsx'
import { StructureTab, type StructureTabProps } from '../StructureTab/StructureTab.tsx'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx'
import { BasicInfoFields, type BasicInfoFieldsProps } from './BasicInfoFields.tsx'
import { DetailsFields, type DetailsFieldsProps } from './DetailsFields.tsx'
import { GameplayFields } from './GameplayFields.tsx'
import { storyFormTabsStyles as styles } from './StoryFormTabs.styles.ts'

/** What the structure's tab needs besides the form. */
export type StructureEditing = Pick<
  StructureTabProps,
  | 'findings'
  | 'certificate'
  | 'floors'
  | 'isBusy'
  | 'walked'
  | 'bytes'
  | 'readStructure'
  | 'onGoToField'
  | 'startAt'
  | 'tools'
  | 'memory'
>

export interface StoryFormTabsProps extends BasicInfoFieldsProps, DetailsFieldsProps {
  /** The tab that shows. */
  tab: StoryTab
  /** Another tab was chosen. */
  onTabChange: (tab: StoryTab) => void
  /** The review of the structure, and ways out of it. */
  editor: StructureEditing
}

/** Brings the tabs back into sight when another one is chosen: what stood above them may be gone. */
function useTabsInSight(tab: StoryTab) {
  const place = useRef<HTMLDivElement>(null)
  const shown = useRef(tab)

  useEffect(() => {
    if (shown.current === tab) return
    shown.current = tab
    const top = place.current?.getBoundingClientRect().top ?? 0
    if (top < 0) place.current?.scrollIntoView({ block: 'start' })
  }, [tab])

  return place
}

/** All that an author can say of a story, on four tabs; those with something wrong are marked. */
export function StoryFormTabs(props: StoryFormTabsProps) {
  const messages = useAuthoringMessages().authoring.tabs
  const { tab, onTabChange, editor, ...form } = props
  const place = useTabsInSight(tab)

  const panels: Readonly<Record<StoryTab, ReactNode>> = {
    basic: <BasicInfoFields {...form} />,
    details: <DetailsFields {...form} minutes={editor.certificate?.minutes.median} />,
    gameplay: <GameplayFields {...form} />,
    structure: <StructureFields {...form} editor={editor} />,
  }

  return (
    <div ref={place}>
      <Tabs
        items={STORY_TABS.map((one, at) => ({
          id: one,
          label: <TabMark {...form} current={tab} place={at} tab={one} />,
          content: panels[one],
        }))}
        label={messages.label}
        onChange={onTabChange}
        value={tab}
      />
    </div>
  )
}

function StructureFields({ editor, ...form }: Omit<StoryFormTabsProps, 'tab' | 'onTabChange'>) {
  return (
    <StructureTab
      {...editor}
      key={JSON.stringify(editor.startAt)}
      counts={form.counts}
      error={form.errors.story_structure}
      lang={form.values.language}
      onChange={(story_structure) => form.onChange({ story_structure })}
      onUnsoundText={(structure_text) => form.onChange({ structure_text })}
      structure={form.values.story_structure}
      title={form.values.title}
      unsoundText={form.values.structure_text}
    />
  )
}

interface TabMarkProps extends Pick<StoryFormTabsProps, 'values' | 'errors'> {
  /** The tab that is marked. */
  tab: StoryTab
  /** From 0. */
  place: number
  /** The tab that is open. */
  current: StoryTab
}

function TabMark({ tab, place, current, values, errors }: TabMarkProps) {
  const messages = useAuthoringMessages().authoring.tabs
  const faults = faultsOn(tab, errors)
  const isPassed = place < STORY_TABS.indexOf(current)
  const isDone = faults === 0 && isPassed && (tab !== 'basic' || isBasicDone(values))

  return (
    <>
      <span
        aria-hidden="true"
        css={[styles.number, isDone && styles.done, faults > 0 && styles.faulty]}
      >
        {faults > 0 ? (
          <Icon name="warning" size={16} />
        ) : isDone ? (
          <Icon name="check" size={16} />
        ) : (
          place + 1
        )}
      </span>
      <span css={styles.name}>{messages[tab]}</span>
      {faults > 0 && (
        <VisuallyHidden>
          {' '}
          {faults === 1 ? messages.oneFault : fill(messages.faults, { count: faults })}
        </VisuallyHidden>
      )}
    </>
  )
}
