import { useRef, memo } from 'react'
import { Button as PlainButton, useLocale } from 'react-aria-components'

import { useBannerRotation, SLIDE_MS } from '../../../../design-system/hooks/useBannerRotation.ts'
import { useMessages } from '../../../../messages/useMessages.ts'
import { Button } from '../../../../design-system/primitives/Button/Button.tsx'
import { bannerCarouselStyles as styles } from './BannerCarousel.styles.ts'
import type { BannerSlide, BannerArt } from './bannerSlide.ts'
import { bannerSlideListStyles } from './BannerSlideList.styles.ts'
import { fill } from '../../../../design-system/format/fill.ts'
import { faceOfName } from '../../../../design-system/theme/faceOfName.ts'
import { theme } from '../../../../design-system/theme/theme.ts'
import { Avatar } from '../../../../design-system/primitives/Avatar/Avatar.tsx'
import { Badge } from '../../../../design-system/primitives/Badge/Badge.tsx'
import { ButtonLink } from '../../../../design-system/primitives/ButtonLink/ButtonLink.tsx'
import { bannerSlideStyles } from './BannerSlideView.styles.ts'
import { CoverImage } from '../../../../design-system/primitives/CoverImage/CoverImage.tsx'
import { iconPaths, logoPaths } from '../../../../design-system/primitives/Icon/iconPaths.ts'
import { bannerPaintingStyles } from './BannerPainting.styles.ts'
import { useUi } from '../../../../design-system/context/uiContext.ts'

export interface BannerCarouselProps {
  items: readonly BannerSlide[]
}

export function BannerCarousel({ items }: BannerCarouselProps) {
  const messages = useMessages().story
  const rotation = useBannerRotation(items.length)
  const { index, isRotating, isResting } = rotation
  const isAlone = items.length < 2

  return (
    <section
      {...rotation.holdProps}
      aria-label={messages.banner}
      aria-roledescription={messages.bannerRole}
      css={[styles.banner, isAlone && styles.alone]}
    >
      <div {...rotation.swipeProps} css={styles.slides}>
        {!isAlone && (
          <div css={styles.rotation} data-rotation-switch="">
            <Button
              icon={isRotating ? 'pause' : 'play'}
              onPress={rotation.toggleRotation}
              size="small"
              variant="quiet"
            >
              {isRotating ? messages.stopSlides : messages.startSlides}
            </Button>
          </div>
        )}
        <div aria-live={isRotating ? 'off' : 'polite'} css={styles.live}>
          {items.map((slide, place) => (
            <BannerSlideView
              isStanding={place === index}
              key={slide.key}
              number={place + 1}
              slide={slide}
              total={items.length}
            />
          ))}
        </div>
      </div>
      {!isAlone && (
        <BannerSlideList
          value={index}
          isCounting={isRotating && !isResting}
          onChange={rotation.choose}
          items={items}
        />
      )}
    </section>
  )
}

interface BannerSlideListProps {
  items: readonly BannerSlide[]
  value: number
  onChange: (index: number) => void
  isCounting: boolean
}

const steps: Readonly<Record<string, 1 | -1>> = {
  ArrowRight: 1,
  ArrowLeft: -1,
}

function BannerSlideList({ items, value, onChange, isCounting }: BannerSlideListProps) {
  const messages = useMessages().story
  const { direction } = useLocale()
  const list = useRef<HTMLOListElement>(null)

  const handleKeyDown = ({ key }: { key: string }) => {
    const step = steps[key]
    if (!step) return
    const ahead = direction === 'rtl' ? -step : step
    const next = (value + ahead + items.length) % items.length
    onChange(next)
    list.current?.querySelectorAll('button')[next]?.focus()
  }

  return (
    <ol aria-label={messages.slides} css={bannerSlideListStyles.list} ref={list}>
      {items.map(({ key, kind, title, lang }, place) => (
        <li css={bannerSlideListStyles.item} key={key}>
          <PlainButton
            {...(place === value ? { 'aria-current': true } : {})}
            css={bannerSlideListStyles.button}
            onKeyDown={handleKeyDown}
            onPress={() => onChange(place)}
          >
            <span css={bannerSlideListStyles.hole} />
            <span css={bannerSlideListStyles.words}>
              <span css={bannerSlideListStyles.kind}>{kind}</span>{' '}
              <span css={bannerSlideListStyles.title} lang={lang}>
                <bdi>{title}</bdi>
              </span>
            </span>
            {place === value && (
              <span css={bannerSlideListStyles.time}>
                <span
                  css={[
                    bannerSlideListStyles.timeSpent,
                    isCounting && bannerSlideListStyles.isCounting,
                    { animationDuration: `${SLIDE_MS}ms` },
                  ]}
                />
              </span>
            )}
          </PlainButton>
        </li>
      ))}
    </ol>
  )
}

interface BannerSlideViewProps {
  slide: BannerSlide
  isStanding: boolean
  number: number
  total: number
}

const BannerSlideView = memo(function BannerSlideView({
  slide,
  isStanding,
  number,
  total,
}: BannerSlideViewProps) {
  const messages = useMessages().story

  return (
    <div
      aria-label={fill(messages.slide, { number, total })}
      aria-roledescription={messages.slideRole}
      css={bannerSlideStyles.slide}
      data-standing={isStanding}
      role="group"
    >
      <div css={bannerSlideStyles.words}>
        <Badge
          {...(slide.isFeatured ? { icon: 'torana' } : {})}
          tone={slide.isFeatured ? 'featured' : 'neutral'}
        >
          {slide.isFeatured ? messages.featured : slide.kind}
        </Badge>
        <BannerTitle slide={slide} />
        <p css={bannerSlideStyles.lead} lang={slide.lang}>
          <bdi>{slide.lead}</bdi>
        </p>
        <BannerByline slide={slide} />
      </div>
      <div css={bannerSlideStyles.action}>
        <BannerAction action={slide.action} />
      </div>
      <div css={bannerSlideStyles.art}>
        <BannerPainting art={slide.cover} isFirst={number === 1} />
      </div>
    </div>
  )
})

function BannerByline({ slide: { author, note } }: { slide: BannerSlide }) {
  if (!author && !note) return null

  return (
    <div css={bannerSlideStyles.byline}>
      {author && <Avatar name={author.name} src={author.avatar_url} />}
      {author && <bdi css={faceOfName(author.name, theme)}>{author.name}</bdi>}
      {note && <bdi css={bannerSlideStyles.note}>{note}</bdi>}
    </div>
  )
}

function BannerAction({ action }: Pick<BannerSlide, 'action'>) {
  const messages = useMessages().story

  if ('href' in action) {
    return (
      <ButtonLink href={action.href} variant="primary">
        {action.label}
      </ButtonLink>
    )
  }
  return (
    <Button
      busyLabel={messages.starting}
      icon="play"
      isBusy={action.isBusy ?? false}
      onPress={action.onPlay}
      variant="primary"
    >
      {messages.play}
    </Button>
  )
}

interface BannerPaintingProps {
  art: BannerArt
  isFirst: boolean
}

const discs = [46, 37, 28, 19]

function BannerPainting({ art, isFirst }: BannerPaintingProps) {
  if ('src' in art) {
    return (
      <CoverImage
        alt={art.alt}
        css={bannerSlideStyles.painting}
        isTorana
        loading={isFirst ? 'eager' : 'lazy'}
        position="36% 50%"
        ratio="16/10"
        src={art.src}
      />
    )
  }
  const path =
    art.ornament === 'logo' ? `${logoPaths.flame}${logoPaths.boat}` : iconPaths[art.ornament]
  return (
    <div css={bannerPaintingStyles.ground}>
      <svg aria-hidden="true" css={bannerPaintingStyles.drawing} viewBox="-50 -50 100 100">
        {discs.map((radius) => (
          <circle css={bannerPaintingStyles.disc} key={radius} r={radius} />
        ))}
        <circle css={bannerPaintingStyles.ring} r="42" />
        <circle css={bannerPaintingStyles.ring} r="40" />
        <circle css={bannerPaintingStyles.dots} r="33.333" />
        <path
          css={bannerPaintingStyles.mark}
          d={path}
          transform={
            art.ornament === 'logo' ? 'translate(-20 -20)' : 'scale(1.8) translate(-12 -12)'
          }
        />
      </svg>
    </div>
  )
}

interface BannerTitleProps {
  slide: BannerSlide
}

function BannerTitle({ slide: { title, lang, href, isExternal = false } }: BannerTitleProps) {
  const { linkComponent: Anchor } = useUi()

  return (
    <h2 css={bannerSlideStyles.title} lang={lang}>
      {isExternal ? (
        <a href={href} rel="noopener noreferrer" target="_blank">
          <bdi>{title}</bdi>
        </a>
      ) : (
        <Anchor href={href}>
          <bdi>{title}</bdi>
        </Anchor>
      )}
    </h2>
  )
}
