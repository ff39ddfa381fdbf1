import { palettes } from './tokens.ts'

/** Where the reader's choice of theme is kept in local storage. */
export const THEME_STORAGE_KEY = 'theme'

/**
 * Script for the page's head that sets `data-theme` on `<html>` before the first paint, so that a
 * reader of the light theme never sees a dark flash, nor the other way round. Where nothing was
 * chosen, the device's wish counts.
 */
export function themeSnippet(storageKey = THEME_STORAGE_KEY): string {
  const grounds = JSON.stringify({
    dark: palettes.dark.canvas,
    light: palettes.light.canvas,
    contrast: palettes.contrast.canvas,
  })
  return (
    `(function(d,g,t,m){try{t=localStorage.getItem(${JSON.stringify(storageKey)})}catch(e){}` +
    `if(!g[t])t='system';d.dataset.theme=t;m=function(q){return matchMedia('(prefers-'+q+')').matches};` +
    `if(t==='system')t=m('contrast: more')?'contrast':m('color-scheme: light')?'light':'dark';` +
    `d.style.backgroundColor=g[t];d.style.colorScheme=t==='light'?'light':'dark';` +
    `m=document.querySelector('meta[name="theme-color"]');if(m)m.content=g[t]` +
    `})(document.documentElement,${grounds})`
  )
}
