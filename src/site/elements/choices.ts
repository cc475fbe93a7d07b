// In a reader's browser: what a list is narrowed down to is kept in the address, so that it can be handed on and is
// still there when the reader comes back. The narrowing itself is the style sheet's and works without this.

type Control = HTMLSelectElement | HTMLInputElement;

/**
 * `<fp-choices>` around selects and radio buttons; the name of each is its name in the address, an empty value is none.
 */
class Choices extends HTMLElement {
  connectedCallback(): void {
    this.#read();
    this.addEventListener('change', () => this.#write());
    // The controls are empty only after everybody has heard of it.
    this.addEventListener('reset', () => setTimeout(() => this.#write()));
    window.addEventListener('popstate', () => this.#read());
  }

  #controls(): readonly Control[] {
    return [...this.querySelectorAll<Control>('select[name], input[type="radio"][name]')];
  }

  #read(): void {
    const asked = new URLSearchParams(location.search);
    for (const control of this.#controls()) {
      const value = asked.get(control.name) ?? '';
      if (control instanceof HTMLInputElement) {
        if (control.value === value) control.checked = true;
      } else control.value = [...control.options].some((option) => option.value === value) ? value : '';
    }
  }

  #write(): void {
    const address = new URL(location.href);
    for (const control of this.#controls()) {
      if (control instanceof HTMLInputElement && !control.checked) continue;
      if (control.value === '') address.searchParams.delete(control.name);
      else address.searchParams.set(control.name, control.value);
    }
    history.replaceState(null, '', address);
  }
}

customElements.define('fp-choices', Choices);
