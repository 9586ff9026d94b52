public enum RuleBook {}
