import { memo, type ReactNode, type MouseEvent } from 'react'

import { SectionPager } from '../../components/SectionPager/SectionPager.tsx'
import type { PagerSection, PagerState } from '../../components/SectionPager/SectionPager.tsx'
import { useLandingMessages } from '../../../../messages/useLandingMessages.ts'
import { ButtonLink } from '../../../../design-system/primitives/ButtonLink/ButtonLink.tsx'
import { IconButton } from '../../../../design-system/primitives/IconButton/IconButton.tsx'
import { Logo } from '../../../shell/components/Logo/Logo.tsx'
import { useDropdown } from '../../../../design-system/hooks/useDropdown.ts'
import { landingHeaderStyles as styles } from './LandingHeader.styles.ts'
import { FeatureGrid } from '../../components/FeatureGrid/FeatureGrid.tsx'
import { OceanArt } from '../../components/OceanArt/OceanArt.tsx'
import { LampOnWater } from '../../../account/components/LampOnWater/LampOnWater.tsx'
import { fill } from '../../../../design-system/format/fill.ts'
import { useFormat } from '../../../../design-system/format/useFormat.ts'
import { Card } from '../../../../design-system/primitives/Card/Card.tsx'
import { Heading } from '../../../../design-system/primitives/Heading/Heading.tsx'
import { wordmarkFont } from '../../../../design-system/theme/wordmark.ts'
import { theme } from '../../../../design-system/theme/theme.ts'

const { color, space, size, font, measure, media, bar, screen, motion, goldDoubleLine } = theme

const stepCardsStyles = {
  place: { display: 'grid', gap: space.l },
  steps: {
    display: 'grid',
    gap: space.l,
    [media.from.m]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.from.xl]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
  pile: {
    [media.from.m]: { gridTemplateColumns: `minmax(0, ${measure.step})`, justifyContent: 'center' },
  },
  card: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gridTemplateRows: 'auto auto 1fr',
    columnGap: space.l,
    overflow: 'hidden',
    padding: 0,
    color: color.text,
  },
  picture: {
    gridColumn: '1 / -1',
    inlineSize: '100%',
    aspectRatio: '16 / 7',
    objectFit: 'cover' as const,
    borderBlockEnd: goldDoubleLine,
  },
  inPile: {
    gridArea: '1 / 1',
    opacity: 0,
    transform: `translateY(${space.xl})`,
    transition: `opacity ${motion.slow} ${motion.ease}, transform ${motion.slow} ${motion.ease}`,
    '& > img': { aspectRatio: '3 / 2' },
  },
  onTop: { opacity: 1, transform: 'none' },
  number: {
    gridRow: '2 / span 2',
    marginBlock: space.l,
    marginInline: `${space.l} 0`,
    color: color.accent,
    fontFamily: font.display,
    fontSize: size.title,
    lineHeight: 1,
  },
  title: { paddingBlockStart: space.l, paddingInlineEnd: space.l, lineHeight: 1.25 },
  text: {
    paddingBlock: `${space.xs} ${space.l}`,
    paddingInline: `0 ${space.l}`,
    color: color.textSecondary,
  },
  progress: { color: color.textMuted, fontSize: size.small, textAlign: 'center' as const },
}

const fadeIn = 'linear-gradient(to bottom, transparent, black 22%)'
const fadeInAcross = (side: 'left' | 'right') =>
  `linear-gradient(to ${side}, transparent, black 30%)`

const column = {
  position: 'relative' as const,
  display: 'grid',
  alignContent: 'center',
  gap: space.xl,
  inlineSize: `min(${measure.page}, 100% - ${space.xxl})`,
  marginInline: 'auto',
  paddingBlock: `${bar.huge} ${space.huge}`,
  [media.below.m]: { gap: space.m, paddingBlock: `${bar.xxl} ${space.s}` },
  [media.from.l]: { paddingInlineEnd: space.xxl },
}
const painting = {
  position: 'relative' as const,
  overflow: 'hidden',
  '& > svg': { position: 'absolute' as const, inset: 0 },
  [media.below.xl]: { order: 1, marginBlockStart: `calc(-1 * ${space.xl})`, mask: fadeIn },
}

const landingScreenStyles = {
  stage: {
    position: 'relative' as const,
    display: 'grid',
    [media.below.xl]: { gridTemplateRows: `auto minmax(${bar.xl}, 1fr)` },
  },
  art: {
    ...painting,
    [media.from.xl]: { position: 'absolute' as const, inset: 0 },
    // Moves the image down, because the sea in it would otherwise overlap the text.
    [media.wideAndShallow]: { '& > svg': { inset: `${bar.xl} 0 -${bar.xl}`, overflow: 'visible' } },
  },
  callArt: {
    ...painting,
    [media.from.xl]: {
      position: 'absolute' as const,
      insetBlock: `${bar.huge} 0`,
      insetInline: '44% 0',
      mask: fadeInAcross('right'),
      '&:dir(rtl)': { mask: fadeInAcross('left') },
    },
  },
  callTitle: { fontSize: size.fluidCall, lineHeight: 1.15 },
  hero: {
    ...column,
    justifyItems: 'start',
    alignContent: 'start',
    paddingBlockEnd: 0,
    zIndex: 1,
    [media.from.xl]: {
      paddingBlockStart: `clamp(${space.vast}, 0.15 * ${screen.block}, 2.5 * ${space.vast})`,
      paddingInlineEnd: space.xxl,
    },
    [media.shallow]: { gap: space.l },
    '& > *': { maxInlineSize: measure.lead },
  },
  inHindi: { color: color.accent, fontFamily: wordmarkFont({ font }), fontSize: size.heading },
  title: { fontSize: size.fluidHero, lineHeight: 1.12, maxInlineSize: '9em' },
  lead: {
    color: color.textSecondary,
    fontFamily: font.story,
    fontSize: size.story,
    lineHeight: 1.6,
    [media.below.m]: { fontSize: size.body, lineHeight: 1.45 },
    [media.from.l]: { fontSize: size.lead },
  },
  column,
  twoSides: {
    [media.from.xl]: {
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)',
      columnGap: space.giant,
      alignItems: 'center',
    },
  },
  words: { display: 'grid', gap: space.l, [media.below.m]: { gap: space.xs } },
  heading: { fontSize: size.section, [media.from.m]: { fontSize: size.title } },
  call: {
    ...column,
    justifyItems: 'start',
    alignContent: 'start',
    zIndex: 1,
    [media.below.xl]: { paddingBlockEnd: 0 },
    [media.from.xl]: { alignContent: 'center' },
    '& > *': { maxInlineSize: measure.call },
  },
}

export interface LandingScreenProps {
  homeHref: string
  pictures: readonly string[]
  demo: ReactNode
  footer: ReactNode
}

export function LandingScreen({ homeHref, pictures, demo, footer }: LandingScreenProps) {
  const { hero, what, how, features, call } = useLandingMessages().landing

  const sections: readonly PagerSection[] = [
    { id: 'home', label: hero.label, isNight: true, render: () => <Hero homeHref={homeHref} /> },
    { id: 'what-it-is', label: what.label, render: () => <WhatItIs demo={demo} /> },
    {
      id: 'how-it-works',
      label: how.label,
      cards: how.steps.length,
      render: (card) => (
        <div css={landingScreenStyles.column}>
          <h2 css={landingScreenStyles.heading} id="how-it-works-title">
            {how.title}
          </h2>
          <StepCards
            current={card}
            items={how.steps.map((step, at) => ({ ...step, picture: pictures[at] ?? '' }))}
          />
        </div>
      ),
    },
    { id: 'features', label: features.label, render: () => <Features /> },
    { id: 'begin', label: call.label, isNight: true, render: () => <Call homeHref={homeHref} /> },
  ]

  return (
    <SectionPager
      footer={footer}
      header={(state) => (
        <LandingHeader {...state} homeHref={homeHref} sections={sections.slice(0, 4)} />
      )}
      items={sections}
    />
  )
}

interface LandingHeaderProps extends PagerState {
  sections: readonly { id: string; label: string }[]
  homeHref: string
}

function LandingHeader({ sections, homeHref, current, goTo }: LandingHeaderProps) {
  const { landing: messages, layout } = useLandingMessages()
  const { place, button, panel, isOpen, close } = useDropdown<HTMLElement>()

  const handleClick = (event: MouseEvent, index: number) => {
    event.preventDefault()
    close()
    goTo(index)
  }

  return (
    <header css={styles.header} ref={place}>
      <Logo href={homeHref} />
      <div css={styles.toggle}>
        <IconButton {...button} icon={isOpen ? 'close' : 'menu'} label={messages.menu} />
      </div>
      <nav
        aria-label={layout.mainNavigation}
        css={[styles.nav, isOpen && styles.open]}
        id={panel.id}
      >
        {sections.map(({ id, label }, index) => (
          <a
            aria-current={index === current ? 'true' : undefined}
            css={styles.link}
            href={`#${id}`}
            key={id}
            onClick={(event) => handleClick(event, index)}
          >
            {label}
          </a>
        ))}
        <ButtonLink href={homeHref} size="small">
          {messages.beginSaga}
        </ButtonLink>
      </nav>
    </header>
  )
}

const featureIcons = {
  choices: 'banyan',
  visuals: 'image',
  mythology: 'lotus',
  endings: 'torana',
  character: 'user',
  achievements: 'star',
} as const
const featureNames = Object.keys(featureIcons) as (keyof typeof featureIcons)[]

interface WayIn {
  homeHref: string
}

// Memoized, because each step renders the pager.
const Hero = memo(function Hero({ homeHref }: WayIn) {
  const { landing: messages } = useLandingMessages()

  return (
    <div css={landingScreenStyles.stage}>
      <div css={landingScreenStyles.art}>
        <OceanArt />
      </div>
      <div css={landingScreenStyles.hero}>
        <p css={landingScreenStyles.inHindi} lang="hi">
          {messages.hero.hindi}
        </p>
        <h1 css={landingScreenStyles.title} id="home-title" tabIndex={-1}>
          {messages.hero.title}
        </h1>
        <p css={landingScreenStyles.lead}>{messages.hero.lead}</p>
        <ButtonLink href={homeHref} size="large" variant="primary">
          {messages.getStarted}
        </ButtonLink>
      </div>
    </div>
  )
})

const WhatItIs = memo(function WhatItIs({ demo }: { demo: ReactNode }) {
  const { what } = useLandingMessages().landing

  return (
    <div css={[landingScreenStyles.column, landingScreenStyles.twoSides]}>
      <div css={landingScreenStyles.words}>
        <h2 css={landingScreenStyles.heading} id="what-it-is-title">
          {what.title}
        </h2>
        <p css={landingScreenStyles.lead}>{what.lead}</p>
      </div>
      {demo}
    </div>
  )
})

const Features = memo(function Features() {
  const { features } = useLandingMessages().landing

  return (
    <div css={landingScreenStyles.column}>
      <h2 css={landingScreenStyles.heading} id="features-title">
        {features.title}
      </h2>
      <FeatureGrid
        items={featureNames.map((name) => ({ icon: featureIcons[name], ...features.items[name] }))}
      />
    </div>
  )
})

const Call = memo(function Call({ homeHref }: WayIn) {
  const { landing: messages } = useLandingMessages()

  return (
    <div css={landingScreenStyles.stage}>
      <div css={landingScreenStyles.callArt}>
        <LampOnWater />
      </div>
      <div css={landingScreenStyles.call}>
        <h2 css={landingScreenStyles.callTitle} id="begin-title">
          {messages.call.title}
        </h2>
        <p css={landingScreenStyles.lead}>{messages.call.lead}</p>
        <ButtonLink href={homeHref} size="large" variant="primary">
          {messages.startLegend}
        </ButtonLink>
      </div>
    </div>
  )
})

interface Step {
  title: string
  text: string
  picture: string
}

interface StepCardsProps {
  items: readonly Step[]
  /** Index of the visible card. Null if all cards are visible. */
  current: number | null
}

export function StepCards({ items, current }: StepCardsProps) {
  const { how } = useLandingMessages().landing
  const format = useFormat()
  const isAlone = current !== null
  const place = (at: number) =>
    fill(how.step, { step: format.count(at + 1), steps: format.count(items.length) })

  return (
    <div css={stepCardsStyles.place}>
      <ol css={[stepCardsStyles.steps, isAlone && stepCardsStyles.pile]}>
        {items.map(({ title, text, picture }, index) => (
          <Card
            aria-hidden={isAlone && index !== current}
            as="li"
            css={[
              stepCardsStyles.card,
              isAlone && stepCardsStyles.inPile,
              index === current && stepCardsStyles.onTop,
            ]}
            key={title}
          >
            <img alt="" css={stepCardsStyles.picture} loading="lazy" src={picture} />
            <span aria-hidden="true" css={stepCardsStyles.number}>
              {format.count(index + 1)}
            </span>
            <Heading css={stepCardsStyles.title} level={3} voice="story">
              {title}
            </Heading>
            <p css={stepCardsStyles.text}>{text}</p>
          </Card>
        ))}
      </ol>
      {isAlone && (
        <p css={stepCardsStyles.progress} role="status">
          {place(current)}
        </p>
      )}
    </div>
  )
}
