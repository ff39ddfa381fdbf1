import { render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { expect, test } from 'vitest'

import { UiProvider } from '../providers/UiProvider.tsx'
import { Alert } from './Alert/Alert.tsx'
import { Badge } from './Badge/Badge.tsx'
import { Button } from './Button/Button.tsx'
import { Card } from './Card/Card.tsx'
import { Disclosure } from './Disclosure/Disclosure.tsx'
import { RadioGroup } from './RadioGroup/RadioGroup.tsx'
import { Tabs } from './Tabs/Tabs.tsx'
import { Text } from './Text/Text.tsx'

interface Native {
  piece: ReactElement
  tag: string
  has?: Readonly<Record<string, string>>
}

const own = { id: 'own', 'data-own': '', style: { opacity: 0.5 } }
const seen = (element: Element | null) => element?.setAttribute('data-seen', '')
const drawing = <svg aria-hidden="true" data-drawn="" />

const pieces: Readonly<Record<string, Native>> = {
  Alert: {
    piece: <Alert {...own} ref={seen} tabIndex={-1} tone="note" />,
    tag: 'DIV',
    has: { tabindex: '-1', 'data-seen': '' },
  },
  Badge: {
    piece: (
      <Badge {...own} icon={drawing} title="Since Monday" tone="premium">
        Premium
      </Badge>
    ),
    tag: 'SPAN',
    has: { title: 'Since Monday' },
  },
  Button: {
    piece: (
      <Button {...own} icon={drawing} name="way" ref={seen} type="submit" value="send">
        Send
      </Button>
    ),
    tag: 'BUTTON',
    has: { name: 'way', type: 'submit', value: 'send', 'data-seen': '' },
  },
  Card: { piece: <Card {...own} as="li" />, tag: 'LI' },
  Disclosure: { piece: <Disclosure {...own} label="What is asked" />, tag: 'DETAILS' },
  RadioGroup: {
    piece: <RadioGroup {...own} items={[]} label="Fates" onChange={() => {}} value={null} />,
    tag: 'DIV',
  },
  Tabs: {
    piece: <Tabs {...own} items={[{ id: 'cast', label: 'Cast', content: 'Who?' }]} label="Parts" />,
    tag: 'DIV',
  },
  Text: { piece: <Text {...own} as="strong" lang="en" />, tag: 'STRONG', has: { lang: 'en' } },
}

test.each(Object.entries(pieces))(
  '%s passes native attributes to its element',
  (_name, { piece, tag, has = {} }) => {
    const { container } = render(<UiProvider>{piece}</UiProvider>)
    const element = container.querySelector('#own')

    expect(element?.tagName).toBe(tag)
    expect(element).toHaveStyle({ opacity: '0.5' })
    for (const [name, value] of Object.entries({ 'data-own': '', ...has }))
      expect(element).toHaveAttribute(name, value)
  },
)

test.each(['Badge', 'Button'])('%s shows a custom icon', (name) => {
  const { container } = render(<UiProvider>{pieces[name]?.piece}</UiProvider>)

  expect(container.querySelector('#own [data-drawn]')).toBeInTheDocument()
})
