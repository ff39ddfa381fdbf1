/** Runs in the page: tells colours apart, and what is drawn from what is not. */
function measure() {
  const SIDES = ['outline', 'borderTop', 'borderRight', 'borderBottom', 'borderLeft']
  const channels = (color) => (color.match(/[\d.]+/g) ?? []).map(Number)
  const isClear = (color) => color === 'transparent' || channels(color)[3] === 0
  const isNear = (one, other) =>
    [0, 1, 2].every((place) => Math.abs(channels(one)[place] - channels(other)[place]) < 48)
  const canvas = () =>
    matchMedia('(prefers-color-scheme: dark)').matches ? 'rgb(0, 0, 0)' : 'rgb(255, 255, 255)'
  const groundOf = (element) => {
    for (let at = element; at; at = at.parentElement) {
      const { backgroundColor } = getComputedStyle(at)
      if (!isClear(backgroundColor)) return backgroundColor
    }
    return canvas()
  }
  const isOn = (color, ground) => !isClear(color) && !isNear(color, ground)
  const isShown = (element) => {
    const { width, height } = element.getBoundingClientRect()
    const isVisible = element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    return isVisible && width > 4 && height > 4
  }
  const hasEdge = (element, part = null) => {
    const style = getComputedStyle(element, part)
    if (part && style.content === 'none') return false
    const ground = groundOf(element.parentElement ?? element)
    return SIDES.some(
      (side) =>
        style[`${side}Style`] !== 'none' &&
        Number.parseFloat(style[`${side}Width`]) > 0 &&
        isOn(style[`${side}Color`], ground),
    )
  }
  const hasGround = (element) => {
    const { backgroundColor, backgroundImage, forcedColorAdjust } = getComputedStyle(element)
    const isPainted = forcedColorAdjust === 'none' && backgroundImage.includes('gradient(')
    if (isPainted || backgroundImage.includes('url(')) return true
    return isOn(backgroundColor, groundOf(element.parentElement ?? element))
  }
  window.looks = { SIDES, groundOf, isOn, isShown, hasEdge, hasGround }
}

/** Runs in the page: controls that have neither words, nor a drawing, nor an edge. */
function unseenControls() {
  const { groundOf, isOn, isShown, hasEdge, hasGround } = window.looks
  const CONTROLS =
    'button, a[href], input:not([type="hidden"]), select, textarea, summary, [role="tab"], [role="radio"], [role="option"], [role="switch"], [role="slider"], [role="checkbox"], [role="menuitem"]'
  const TYPED = 'input:not([type="range"], [type="checkbox"], [type="radio"])'
  const SHAPES = 'svg :is(path, circle, rect, line, polyline, ellipse, use, text)'
  const isWritten = (element) => isOn(getComputedStyle(element).color, groundOf(element))
  const hasWords = (element) => {
    const isTyped = element.matches(TYPED) && element.value !== ''
    if (isTyped || element.matches(':placeholder-shown')) return isWritten(element)
    const words = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    while (words.nextNode()) {
      const { data, parentElement } = words.currentNode
      if (data.trim() && isShown(parentElement) && isWritten(parentElement)) return true
    }
    return false
  }
  const isDrawn = (shape) => {
    if (!shape.ownerSVGElement.checkVisibility({ opacityProperty: true })) return false
    const { fill, stroke } = getComputedStyle(shape)
    const isSeen = (paint) => paint !== 'none' && isOn(paint, groundOf(shape))
    return [fill, stroke].some((paint) => paint.startsWith('url') || isSeen(paint))
  }
  const hasShape = (element) => {
    const parts = [element, ...element.querySelectorAll('*')].filter(isShown)
    const isEdged = (part) =>
      [null, '::before', '::after'].some((drawn) => hasEdge(part, drawn)) || hasGround(part)
    return parts.some((part) => isEdged(part) || part.matches('img, canvas, video'))
  }
  // The box that one sees is drawn beside the input, in the same label.
  const seenOf = (element) =>
    element.matches('input') ? (element.closest('label') ?? element) : element
  return [...document.querySelectorAll(CONTROLS)]
    .filter(isShown)
    .filter((element) => {
      const seen = seenOf(element)
      return !hasShape(seen) && !hasWords(seen) && ![...seen.querySelectorAll(SHAPES)].some(isDrawn)
    })
    .map(({ outerHTML }) => `unseen: ${outerHTML.slice(0, 160)}`)
}

/** Runs in the page: what is chosen and looks like all that stand beside it. */
function chosenLikeOthers() {
  const { SIDES, isShown } = window.looks
  const CHOSEN =
    '[aria-selected="true"], [aria-pressed="true"], [aria-checked="true"], [aria-current]:not([aria-current="false"]), [data-selected="true"]'
  const GROUPS =
    '[role="tablist"], [role="radiogroup"], [role="listbox"], [role="group"], [role="menu"], [role="tree"], [role="grid"], [role="toolbar"], nav, ol, ul, fieldset'
  const MARKS =
    'content color backgroundColor backgroundImage textDecorationLine fontWeight visibility display opacity fill fillOpacity stroke'.split(
      ' ',
    )
  const EDGES = SIDES.flatMap((side) => [`${side}Style`, `${side}Width`, `${side}Color`])
  const marksOf = (style) => [...MARKS, ...EDGES].map((name) => style[name]).join()
  const looksOf = (element) =>
    [element, ...element.querySelectorAll('*')]
      .flatMap((one) => [null, '::before', '::after'].map((part) => getComputedStyle(one, part)))
      .map(marksOf)
      .join('\n')
  const othersOf = (element) => {
    const group = element.parentElement?.closest(GROUPS)
    const isAlike = (other) =>
      other.getAttribute('role') === element.getAttribute('role') &&
      other.hasAttribute('aria-pressed') === element.hasAttribute('aria-pressed')
    const isApart = (other) =>
      other.matches(CHOSEN) ||
      other.matches('[disabled], [aria-disabled="true"]') ||
      other.contains(document.activeElement)
    const beside = [...(group?.querySelectorAll(element.localName) ?? [])].filter(isShown)
    return beside.filter((other) => isAlike(other) && !isApart(other))
  }
  return [...document.querySelectorAll(CHOSEN)]
    .filter(isShown)
    .filter((element) => {
      const own = looksOf(element)
      const others = othersOf(element)
      // Of stars that are given all look as the last one does.
      return others.length > 0 && others.every((other) => looksOf(other) === own)
    })
    .map(({ outerHTML }) => `chosen like the others: ${outerHTML.slice(0, 160)}`)
}

/** Runs in the page: bars that do not show how full they are. */
function emptyBars() {
  const { isShown, hasGround } = window.looks
  const isFull = (bar) =>
    Number(bar.getAttribute('aria-valuenow')) > Number(bar.getAttribute('aria-valuemin') ?? 0)
  const isFilled = (bar) =>
    [...bar.querySelectorAll('*')].some((part) => hasGround(part) || part.matches('svg'))
  return [...document.querySelectorAll('[role="progressbar"], [role="meter"]')]
    .filter((bar) => isShown(bar) && isFull(bar) && !isFilled(bar))
    .map(({ outerHTML }) => `empty bar: ${outerHTML.slice(0, 160)}`)
}

/** What of a page nobody would see where the system chooses the colours, in lines. */
export async function unseenInForcedColors(page) {
  await page.evaluate(measure)
  const found = []
  for (const look of [unseenControls, chosenLikeOthers, emptyBars])
    found.push(...(await page.evaluate(look)))
  return found
}
