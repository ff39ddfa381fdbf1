import type { CSSProperties, ReactNode, Ref } from 'react'
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components'
import type { TabsProps as AriaTabsProps } from 'react-aria-components'

import { tabsStyles as styles } from './Tabs.styles.ts'

export interface TabItem<Id extends string> {
  id: Id
  label: ReactNode
  content: ReactNode
  isDisabled?: boolean
}

type NativeTabsProps = Omit<
  AriaTabsProps,
  'children' | 'className' | 'style' | 'selectedKey' | 'defaultSelectedKey' | 'onSelectionChange'
>

export interface TabsProps<Id extends string> extends NativeTabsProps {
  ref?: Ref<HTMLDivElement>
  label: string
  items: readonly TabItem<Id>[]
  /** Id of the selected tab. Default: uncontrolled. The first tab is selected initially. */
  value?: Id
  onChange?: (value: Id) => void
  /** `small` is for side panels. Default: `large`. */
  size?: 'large' | 'small'
  beside?: ReactNode
  className?: string
  style?: CSSProperties
}

export function Tabs<Id extends string>(props: TabsProps<Id>) {
  const { label, items, value, onChange, size = 'large', beside, ...native } = props
  const handleChange = (key: string | number) => {
    const chosen = items.find(({ id }) => id === key)
    if (chosen) onChange?.(chosen.id)
  }
  const list = (
    <TabList aria-label={label} css={styles[size].list}>
      {items.map(({ id, label: words, isDisabled = false }) => (
        <Tab css={[styles.tab, styles[size].tab]} id={id} isDisabled={isDisabled} key={id}>
          {words}
        </Tab>
      ))}
    </TabList>
  )

  return (
    <AriaTabs
      {...native}
      {...(value === undefined ? {} : { selectedKey: value })}
      css={styles.tabs}
      onSelectionChange={handleChange}
    >
      {beside === undefined ? (
        list
      ) : (
        <div css={styles.row} data-row="">
          {list}
          {beside}
        </div>
      )}
      {items.map(({ id, content }) => (
        <TabPanel css={[styles.panel, styles[size].panel]} id={id} key={id}>
          {content}
        </TabPanel>
      ))}
    </AriaTabs>
  )
}
