import type { ReactNode } from 'react'
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components'
import type { DraftStructure } from '@kathasagar/api/contract'

import { useFormat } from '../../../format/useFormat.ts'
import { partMessages } from '../../../messages/partMessages.ts'
import { STRUCTURE_TABS, tabCounts } from '../../../structure/structureTabs.ts'
import type { StructureTabName } from '../../../structure/structureTabs.ts'
import { useTheme } from '../../../theme/useTheme.ts'
import { partTabsStyles } from './PartTabs.styles.ts'

export interface PartTabsProps {
  /** The story, whose parts are counted. */
  structure: DraftStructure
  /** The tab that is open. */
  tab: StructureTabName
  /** Another one was chosen. */
  onTab: (tab: StructureTabName) => void
  /** What is written under the tab that is open. */
  children: ReactNode
}

/** Scenes, cast, things, state, codex and reactions of a story, each with how many there are. */
export function PartTabs({ structure, tab, onTab, children }: PartTabsProps) {
  const { tabs: messages } = partMessages
  const { count } = useFormat()
  const styles = partTabsStyles(useTheme())
  const counts = tabCounts(structure)

  return (
    <Tabs
      css={styles.tabs}
      onSelectionChange={(key) => onTab(STRUCTURE_TABS.find((one) => one === key) ?? 'scenes')}
      selectedKey={tab}
    >
      <TabList aria-label={messages.label} css={styles.list}>
        {STRUCTURE_TABS.map((one) => (
          <Tab key={one} css={styles.tab} id={one}>
            {messages[one]}
            <span css={styles.count}>{count(counts[one])}</span>
          </Tab>
        ))}
      </TabList>
      {STRUCTURE_TABS.map((one) => (
        <TabPanel key={one} css={styles.panel} id={one}>
          {one === tab && children}
        </TabPanel>
      ))}
    </Tabs>
  )
}
