import { palettes } from './tokens.ts'

/** Where the reader's choice of theme is kept in local storage. */
export const THEME_STORAGE_KEY = 'theme'

/**
 * Script for the page's head that sets `data-theme` on `<html>` before the first paint, so that a
 * reader of the light theme never sees a dark flash, nor the other way round.
 */
export function themeSnippet(storageKey = THEME_STORAGE_KEY): string {
  const grounds = JSON.stringify({
    dark: palettes.dark.canvas,
    light: palettes.light.canvas,
    contrast: palettes.contrast.canvas,
  })
  return (
    `(function(d,g,t){try{t=localStorage.getItem(${JSON.stringify(storageKey)})}catch(e){}` +
    `if(!g[t]&&t!=='system')t='dark';d.dataset.theme=t;` +
    `if(t==='system')t=matchMedia('(prefers-color-scheme: light)').matches?'light':'dark';` +
    `d.style.backgroundColor=g[t];d.style.colorScheme=t==='light'?'light':'dark'` +
    `})(document.documentElement,${grounds})`
  )
}
