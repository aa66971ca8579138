const TIMES = 'main form.times';

/** Takes the times of the address into this page. What the visitor has checked stays checked. */
async function showTimesOf(address: string, isCurrent: () => boolean) {
  const shownTimes = document.querySelector<HTMLFormElement>(TIMES);
  // A time of the old zone must not be chosen meanwhile.
  if (shownTimes) shownTimes.inert = true;
  const html = await (await fetch(address)).text();
  const times = new DOMParser().parseFromString(html, 'text/html').querySelector(TIMES);
  if (!isCurrent()) return;
  if (!shownTimes || !times) throw new Error('no times');
  for (const { name, value } of shownTimes.querySelectorAll<HTMLInputElement>('input:checked')) {
    const choices = times.querySelectorAll<HTMLInputElement>(`input[name="${name}"]`);
    for (const choice of choices) choice.checked = choice.value === value;
  }
  // The form itself stays, because it has the height of the bottom bars.
  shownTimes.replaceChildren(...times.children);
  shownTimes.inert = false;
  history.replaceState(history.state, '', address);
}

const zoneSelect = document.querySelector<HTMLSelectElement>('main select[name=zone]');
/** Without this script, the button "Show times" shows the times in the chosen zone. */
zoneSelect?.addEventListener('change', () => {
  const { form, value } = zoneSelect;
  if (!form) return;
  const fields = [...new FormData(form)].map(([name, field]) => [name, String(field)]);
  showTimesOf(`?${new URLSearchParams(fields)}`, () => zoneSelect.value === value).catch(() =>
    form.submit(),
  );
});
