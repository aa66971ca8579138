/** `[[GMB]]` in copy: the mark itself and, captured, the term in it. */
export const GLOSSARY_MARK = /\[\[([^\]]*)\]\]/g;
