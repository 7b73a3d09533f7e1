import { onContentUpdated } from 'vitepress';
import { onMounted, onUnmounted } from 'vue';

/** Boxes of content that scroll when the page is narrow. */
const SCROLLERS = '.content .table';

/** Lets the keyboard reach each box that scrolls, and only those. */
export function useScrollers(): void {
  const update = (): void => {
    for (const box of document.querySelectorAll<HTMLElement>(SCROLLERS)) {
      if (box.scrollWidth > box.clientWidth) box.tabIndex = 0;
      else box.removeAttribute('tabindex');
    }
  };
  onContentUpdated(update);
  onMounted(() => {
    update();
    window.addEventListener('resize', update);
  });
  onUnmounted(() => window.removeEventListener('resize', update));
}
