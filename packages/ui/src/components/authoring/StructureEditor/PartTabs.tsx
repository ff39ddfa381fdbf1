import type { DraftStructure } from '@kathasagar/story/schema'
import type { ReactNode } from 'react'

import { useFormat } from '../../../format/useFormat.ts'
import { usePartMessages } from '../../../messages/usePartMessages.ts'
import { countUnder, tabsFor, type StructureTabName } from '../../../structure/structureTabs.ts'
import { Tabs } from '../../primitives/Tabs/Tabs.tsx'
import { partTabsStyles as styles } from './PartTabs.styles.ts'

export interface PartTabsProps {
  /** The story, whose parts are counted. */
  structure: DraftStructure
  /** The tab that is open. */
  value: StructureTabName
  /** Another one was chosen. */
  onChange: (tab: StructureTabName) => void
  /** What is written under the tab that is open. */
  children: ReactNode
}

/** Scenes, cast, things, state, codex and reactions of a story, each with how many there are. */
export function PartTabs({ structure, value, onChange, children }: PartTabsProps) {
  const { tabs: messages } = usePartMessages()
  const { count } = useFormat()

  return (
    <Tabs
      css={styles.tabs}
      items={tabsFor(structure).map((one) => ({
        id: one,
        label: (
          <>
            {messages[one]}
            <span css={styles.count}>{count(countUnder(structure, one))}</span>
          </>
        ),
        content: one === value && children,
      }))}
      label={messages.label}
      onChange={onChange}
      value={value}
    />
  )
}
