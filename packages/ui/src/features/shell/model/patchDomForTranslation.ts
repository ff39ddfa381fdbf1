const isFont = (node: Node | null) => node?.nodeName === 'FONT'

/**
 * Prevents errors in React on a page that a browser translates. Translators replace text nodes by
 * `font` elements (https://github.com/facebook/react/issues/11538). An observer records the
 * replacements, and the patched DOM methods use them. Call this function once before React starts.
 * @returns Function that returns true if a translator has changed the page.
 */
export function patchDomForTranslation(): () => boolean {
  const { appendChild, insertBefore, removeChild } = Node.prototype
  /** Maps each removed text node to the element that replaces it. */
  const replacements = new WeakMap<Node, ChildNode>()
  /** `font` elements whose original text node is still in the document. */
  const inserted = new WeakSet<Node>()
  let isTranslated = document.body.querySelector('font') !== null

  function readRemoved(
    removed: Node,
    { addedNodes, previousSibling, nextSibling }: MutationRecord,
  ) {
    const beside = [...addedNodes, previousSibling, nextSibling]
    const replacement = isFont(removed)
      ? addedNodes[0]
      : beside.find((node) => node && isFont(node) && inserted.has(node))
    if (!replacement) return
    replacements.set(removed, replacement as ChildNode)
    inserted.delete(replacement)
    // Observes the removed node too, because React may change its text later.
    observer.observe(removed, { characterData: true })
  }

  function read(records: readonly MutationRecord[]) {
    for (const record of records) {
      if (record.type === 'characterData') restore(record.target)
      for (const added of record.addedNodes) {
        replacements.delete(added)
        if (!isFont(added)) continue
        inserted.add(added)
        isTranslated = true
      }
      for (const removed of record.removedNodes) readRemoved(removed, record)
    }
  }

  const observer = new MutationObserver(read)
  observer.observe(document.body, { childList: true, subtree: true, characterData: true })

  /** Returns the element that replaces a node, or the node itself. */
  function standInOf(node: Node): Node {
    const replacement = replacements.get(node)
    return replacement ? standInOf(replacement) : node
  }

  /** Puts a text node back into the document after React has changed its text. */
  function restore(text: Node) {
    const standIn = standInOf(text)
    if (standIn !== text && !text.isConnected) standIn.parentNode?.replaceChild(text, standIn)
  }

  /** Returns the child, its replacement, or the `font` element that contains it. */
  function childIn(parent: Node, child: Node): Node | null {
    if (child.parentNode === parent) return child
    read(observer.takeRecords())
    let node: Node | null = standInOf(child)
    while (node && node.parentNode !== parent)
      node = isFont(node.parentNode) ? node.parentNode : null
    // On a page that is not translated, an error is still thrown.
    return node ?? (isTranslated ? null : child)
  }

  /** Removes the translated replacement of a text node, because React moves the node. */
  function takeBack(node: Node) {
    if (!(node instanceof Text) || node.isConnected) return
    read(observer.takeRecords())
    const standIn = standInOf(node)
    if (standIn !== node) standIn.parentNode?.removeChild(standIn)
  }

  Object.assign(Node.prototype, {
    removeChild(this: Node, child: Node) {
      const found = childIn(this, child)
      if (found) removeChild.call(this, found)
      return child
    },
    insertBefore(this: Node, node: Node, before: Node | null) {
      takeBack(node)
      return insertBefore.call(this, node, before && childIn(this, before))
    },
    appendChild(this: Node, node: Node) {
      takeBack(node)
      return appendChild.call(this, node)
    },
  })

  return () => {
    read(observer.takeRecords())
    return isTranslated
  }
}
