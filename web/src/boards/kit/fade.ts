/** A box that scrolls says so: where there is more, its edge fades (`[data-more]` in app.css). */
import type { Attachment } from 'svelte/attachments'

export const fade: Attachment<HTMLElement> = (box) => {
  const look = () => {
    const scrolls = getComputedStyle(box).overflowY === 'auto'
    const above = scrolls && box.scrollTop > 1
    const below = scrolls && box.scrollTop + box.clientHeight < box.scrollHeight - 1
    box.dataset.more = above && below ? 'both' : above ? 'above' : below ? 'below' : ''
  }
  const sizes = new ResizeObserver(look)
  sizes.observe(box)
  const changes = new MutationObserver(look)
  changes.observe(box, { childList: true, subtree: true })
  box.addEventListener('scroll', look, { passive: true })
  return () => {
    sizes.disconnect()
    changes.disconnect()
    box.removeEventListener('scroll', look)
  }
}
